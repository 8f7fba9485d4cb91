<?php
/**
 * Counting popups.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Json;
use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Counts\PopupRecord;
use Brolga\Popups\PopupCounting;
use Brolga\Popups\PopupEventsController;
use Brolga\Tests\PopupTestCase;

/**
 * POPUP-39
 */
final class CountingTest extends PopupTestCase {

	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

	/**
	 * Sends a record, and returns what came of it.
	 *
	 * @param array<string, mixed>  $call    What is sent, beside the token.
	 * @param array<string, string> $headers Headers in the place of a browser's.
	 */
	private function sent( array $call, array $headers = [] ): string {
		$this->fresh();
		$body   = wp_json_encode(
			$call + [ 'et_frontend_nonce' => $this->built->get( PageTokens::class )->fresh()['et_frontend_nonce'] ]
		);
		$headers += [ 'origin' => 'http://127.0.0.1', 'site' => 'same-origin', 'agent' => self::BROWSER ];
		$sent = Json::map( (string) $body, PHP_INT_MAX );
		$call = new PublicCall(
			strlen( (string) $body ),
			$headers['origin'],
			$headers['site'],
			'127.0.0.1',
			$sent,
			is_json: true
		);
		$gate = $this->built->get( Gate::class )->ask( PopupEventsController::routes()[0], $call );
		return null !== $gate->error
			? (string) $gate->error->status()
			: $this->built->get( PopupCounting::class )->count(
				$sent['popup'] ?? null,
				$sent['record'] ?? null,
				$headers['agent']
			) ?? '400';
	}

	/**
	 * What was counted of a popup.
	 *
	 * @return array{shown: int, converted: int}
	 */
	private function counted( int $popup ): array {
		return $this->built->get( PopupCountRepository::class )->since( '2000-01-01' )[ $popup ] ?? [
			'shown'     => 0,
			'converted' => 0,
		];
	}

	/**
	 * POPUP-39: what is shown and what is achieved, one row a day and slot however often.
	 */
	public function test_what_visitors_do_is_counted(): void {
		$popup = $this->popup();
		for ( $i = 0; $i < 20; $i++ ) {
			$_SERVER['REMOTE_ADDR'] = "203.0.113.{$i}";
			self::assertSame( '', $this->sent( [ 'popup' => $popup, 'record' => 'shown' ] ) );
		}
		self::assertSame( '', $this->sent( [ 'popup' => $popup, 'record' => 'converted' ] ) );
		self::assertSame( [ 'shown' => 20, 'converted' => 1 ], $this->counted( $popup ) );
		$table = self::db()->prefix . 'brolga_popup_counts';
		self::assertLessThanOrEqual( 5, (int) self::db()->get_var( "SELECT COUNT(*) FROM {$table}" ) );
		self::assertSame( [], $this->built->get( PopupCountRepository::class )->since( '2999-01-01' ) );
	}

	/**
	 * POPUP-450: however many records one visitor makes up, a popup, an event and a day count one of them.
	 */
	public function test_one_visitor_counts_once(): void {
		[ $popup, $other ] = [ $this->popup(), $this->popup() ];
		$shown             = [ 'popup' => $popup, 'record' => 'shown' ];
		$other_browser     = [ 'agent' => self::BROWSER . ' Other' ];
		self::assertSame(
			[ '', 'duplicate', 'duplicate' ],
			[ $this->sent( $shown ), $this->sent( $shown ), $this->sent( $shown, $other_browser ) ]
		);
		self::assertSame( '', $this->sent( [ 'record' => 'converted' ] + $shown ) );
		self::assertSame( 'duplicate', $this->sent( [ 'record' => 'converted' ] + $shown ) );
		self::assertSame( '', $this->sent( [ 'popup' => $other ] + $shown ) );
		self::assertSame( [ 'shown' => 1, 'converted' => 1 ], $this->counted( $popup ) );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		$this->sent( $shown );
		$this->clock->advance( 86400 );
		$this->sent( $shown );
		self::assertSame( [ 'shown' => 3, 'converted' => 1 ], $this->counted( $popup ) );
	}

	/**
	 * POPUP-39: programs, staff, and popups that nobody can see do not count.
	 */
	public function test_who_is_no_visitor_is_not_counted(): void {
		$popup = $this->popup();
		$call  = [ 'popup' => $popup, 'record' => 'shown' ];
		self::assertSame( 'bot', $this->sent( $call, [ 'agent' => 'Googlebot/2.1' ] ) );
		self::assertSame( 'unknown_popup', $this->sent( [ 'popup' => $this->popup( status: 'draft' ) ] + $call ) );
		self::assertSame( 'unknown_popup', $this->sent( [ 'popup' => $this->make_post() ] + $call ) );
		$this->become( 'editor' );
		self::assertSame( 'staff', $this->sent( $call ) );
		wp_set_current_user( 0 );
		self::assertSame( [ 'shown' => 0, 'converted' => 0 ], $this->counted( $popup ) );
	}

	/**
	 * POPUP-39: size, origin, token, rate, shape.
	 */
	public function test_what_is_no_call_is_refused(): void {
		$popup = $this->popup();
		$call  = [ 'popup' => $popup, 'record' => 'shown' ];
		self::assertSame(
			'413',
			$this->sent( $call + [ 'more' => str_repeat( 'x', Constants::FORM_MAX_REQUEST_BYTES ) ] )
		);
		self::assertSame( '403', $this->sent( $call, [ 'origin' => 'https://elsewhere.example' ] ) );
		self::assertSame( '403', $this->sent( $call, [ 'site' => 'cross-site' ] ) );
		self::assertSame( '403', $this->sent( [ 'et_frontend_nonce' => 'forged' ] + $call ) );
		self::assertSame(
			'403',
			$this->sent(
				[ 'et_frontend_nonce' => $this->built->get( PageTokens::class )->fresh()['et_ab_log_nonce'] ] + $call
			)
		);
		self::assertSame( '400', $this->sent( [ 'popup' => "{$popup}" ] + $call ) );
		self::assertSame( '400', $this->sent( [ 'record' => 'closed' ] + $call ) );
		self::assertSame( '400', $this->sent( [] ) );
		self::assertSame( [ 'shown' => 0, 'converted' => 0 ], $this->counted( $popup ) );
		$last = '';
		for ( $i = 0; $i <= Constants::RATE_EVENTS_BURST && '429' !== $last; $i++ ) {
			$last = $this->sent( [ 'record' => 'closed' ] + $call );
		}
		self::assertSame( '429', $last );
	}

	/**
	 * POPUP-39: by the route, as a page sends it when it is left: as plain text.
	 */
	public function test_a_page_that_is_left_sends_plain_text(): void {
		$popup = $this->popup();
		$body  = (string) wp_json_encode( [
			'popup'             => $popup,
			'record'            => 'converted',
			'et_frontend_nonce' => $this->built->get( PageTokens::class )->fresh()['et_frontend_nonce'],
		] );
		$answer = $this->rest(
			'POST',
			'/brolga/v1/popup-events',
			$body,
			[ 'Content-Type' => 'text/plain;charset=UTF-8', 'User-Agent' => self::BROWSER ]
		);
		self::assertSame(
			[ 200, [ 'result' => 'recorded', 'reason' => '' ], 'no-store' ],
			[ $answer->get_status(), $answer->get_data(), $answer->get_headers()['Cache-Control'] ?? '' ]
		);
		self::assertSame( [ 'shown' => 0, 'converted' => 1 ], $this->counted( $popup ) );
		$answer = $this->rest( 'POST', '/brolga/v1/popup-events', '{', [ 'User-Agent' => self::BROWSER ] );
		self::assertSame( 403, $answer->get_status() );
		self::assertSame( 'bad_token', ( (array) $answer->get_data() )['code'] ?? '' );
	}

	/**
	 * POPUP-39: what is added for a whole day at once is one statement.
	 */
	public function test_many_are_added_at_once(): void {
		$counts = $this->built->get( PopupCountRepository::class );
		$counts->add( 9, PopupRecord::Shown, '2026-11-21', 40 );
		$counts->add( 9, PopupRecord::Converted, '2026-11-22', 3 );
		self::assertSame( [ 9 => [ 'shown' => 40, 'converted' => 3 ] ], $counts->since( '2026-11-01' ) );
		self::assertSame( [ 9 => [ 'shown' => 0, 'converted' => 3 ] ], $counts->since( '2026-11-22' ) );
	}
}
