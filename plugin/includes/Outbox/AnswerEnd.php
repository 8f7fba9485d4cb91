<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/**
 * Sends the answer to the visitor and lets the script go on, where the server
 * can do that.
 */
final class AnswerEnd {

	/**
	 * @param list<string> $functions Those by which servers do it.
	 */
	public function __construct(
		private readonly array $functions = [ 'fastcgi_finish_request', 'litespeed_finish_request' ]
	) {}

	/**
	 * @return bool Whether the visitor has the answer.
	 */
	public function reach(): bool {
		foreach ( $this->functions as $function ) {
			if ( is_callable( $function ) ) {
				ignore_user_abort( true );
				return true === $function();
			}
		}
		return false;
	}
}
