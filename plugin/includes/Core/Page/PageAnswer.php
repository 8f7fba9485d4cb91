<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Support\Html;

/**
 * The response to a form post that did not come from a script: status and headers, with a body of
 * its own or before WordPress's whole page. Never cached.
 */
final class PageAnswer {

	/** @var array<string, string> */
	public readonly array $headers;

	/**
	 * @param array<string, string> $headers Added to the headers of all responses.
	 * @param string|null $body Rendered blocks; null: WordPress prints its page.
	 * @param int $retry_after Seconds until a refused request may be repeated; 0: unknown.
	 * @param string $lead The lead that a script on the next page counts; empty: none.
	 */
	public function __construct(
		public readonly int $status,
		array $headers,
		public readonly ?string $body,
		int $retry_after = 0,
		public readonly string $lead = ''
	) {
		$this->headers = $headers + AnswerHeaders::of( $status, $retry_after );
	}

	/** Prevents caching: page caches check the constant, proxies the header. */
	public static function keep_from_caches(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	}

	public function send_head(): void {
		status_header( $this->status );
		AnswerHeaders::send( $this->headers );
	}

	public function send(): never {
		$this->send_head();
		Html::put( (string) $this->body ); // Rendered blocks.
		exit;
	}
}
