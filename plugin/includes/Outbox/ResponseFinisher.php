<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

/** Sends the response to the visitor before the script ends, if the server supports that. */
final class ResponseFinisher {

	private bool $is_reached = false;

	/** @param list<string> $functions */
	public function __construct(
		private readonly array $functions = [ 'fastcgi_finish_request', 'litespeed_finish_request' ]
	) {}

	public function is_ahead(): bool {
		return ! $this->is_reached && [] !== array_filter( $this->functions, is_callable( ... ) );
	}

	/** @return bool Whether the response was sent. */
	public function reach(): bool {
		foreach ( $this->is_reached ? [] : array_filter( $this->functions, is_callable( ... ) ) as $function ) {
			ignore_user_abort( true );
			$this->is_reached = true === $function();
			break;
		}
		return $this->is_reached;
	}
}
