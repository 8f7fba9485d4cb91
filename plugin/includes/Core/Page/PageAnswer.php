<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Support\Html;

/**
 * What a browser is answered that posted to a page: status and headers, with a
 * body of our own or in front of the whole page. No cache keeps it.
 */
final class PageAnswer {

	/**
	 * Headers by name.
	 *
	 * @var array<string, string>
	 */
	public readonly array $headers;

	/**
	 * @param array<string, string> $headers Headers by name, beside those that all have.
	 * @param string|null $body The body, which blocks rendered; null: WordPress prints its page.
	 * @param int $retry_after Seconds after which a refused request may be tried again; 0: nobody knows.
	 * @param string $lead The lead that the next page counts; empty: none.
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

	/**
	 * Keeps the answer out of page caches: those read the constant, proxies the header.
	 */
	public static function keep_from_caches(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	}

	/**
	 * Sends status and headers; WordPress prints its page.
	 */
	public function send_head(): void {
		status_header( $this->status );
		AnswerHeaders::send( $this->headers );
	}

	/**
	 * Sends all of it, and ends the request.
	 */
	public function send(): never {
		$this->send_head();
		Html::put( (string) $this->body ); // Rendered blocks.
		exit;
	}
}
