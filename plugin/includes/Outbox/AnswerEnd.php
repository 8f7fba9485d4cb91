<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/**
 * Sends the answer to the visitor and lets the script go on, where the server
 * can do that.
 */
final class AnswerEnd {

	/** Whether the visitor has the answer; a server says so once. */
	private bool $is_reached = false;

	/**
	 * @param list<string> $functions Those by which servers do it.
	 */
	public function __construct(
		private readonly array $functions = [ 'fastcgi_finish_request', 'litespeed_finish_request' ]
	) {}

	/**
	 * Whether the answer is still to be sent, and the server can send it before the script ends.
	 */
	public function is_ahead(): bool {
		return ! $this->is_reached && [] !== array_filter( $this->functions, is_callable( ... ) );
	}

	/**
	 * @return bool Whether the visitor has the answer.
	 */
	public function reach(): bool {
		foreach ( $this->is_reached ? [] : array_filter( $this->functions, is_callable( ... ) ) as $function ) {
			ignore_user_abort( true );
			$this->is_reached = true === $function();
			break;
		}
		return $this->is_reached;
	}
}
