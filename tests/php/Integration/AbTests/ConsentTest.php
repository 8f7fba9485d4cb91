<?php
/**
 * Tests on a site that asks its visitors.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\AbTestsFeature;
use Brolga\AbTests\Delivery\Audience;
use Brolga\AbTests\Delivery\ConsentedGoals;
use Brolga\AbTests\Delivery\InstantDelivery;
use Brolga\AbTests\Delivery\SavedVariants;
use Brolga\AbTests\Delivery\ServerDelivery;
use Brolga\AbTests\Delivery\VariantRendering;
use Brolga\AbTests\Delivery\VariantService;
use Brolga\AbTests\Records\CountingService;
use Brolga\AbTests\Records\FastEndpoint;
use Brolga\AbTests\Records\RecordCall;
use Brolga\AbTests\Records\RecordService;
use Brolga\AbTests\Records\UncountedViews;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\Connection;
use Brolga\Core\Events\Events;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Services;
use Brolga\Shop\OrderOriginAsked;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\Built;
use WP_Hook;

/**
 * AB-56: nobody is counted who has not agreed to it.
 */
final class ConsentTest extends AbTestCase {

	private const YES = [ 'agreed' => '1' ];

	/**
	 * Objects of a site whose visitors are asked, and agree by a cookie.
	 */
	private function asking(): Container {
		return Built::around(
			$this->clock,
			[
				Consent::class => new class() implements Consent {
					/**
					 * Tests alone are asked about.
					 *
					 * @param string $service Its id.
					 */
					public function asks( string $service ): bool {
						return 'experiments' === $service;
					}

					/**
					 * Whether the cookie is there.
					 *
					 * @param string                  $service Its id.
					 * @param array<array-key, mixed> $cookies The request's.
					 */
					public function allows( string $service, array $cookies ): bool {
						return ! $this->asks( $service ) || isset( $cookies['agreed'] );
					}

					/**
					 * What a visitor said.
					 *
					 * @param string                  $service Its id.
					 * @param array<array-key, mixed> $cookies The request's.
					 */
					public function said( string $service, array $cookies ): string {
						return match ( true ) {
							$this->allows( $service, $cookies ) => 'granted',
							isset( $cookies['refused'] )        => 'denied',
							isset( $cookies['elsewhere'] )      => 'unknown',
							default                             => 'waiting',
						};
					}
				},
			]
		);
	}

	/**
	 * AB-56: pages of a site without tests ask for nothing, and asking costs them no query.
	 */
	public function test_it_is_known_without_a_query_whether_there_are_tests(): void {
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += str_contains( $sql, 'brolga_experiments' ) ? 1 : 0;
				return $sql;
			}
		);
		$has_any = function (): bool {
			$this->fresh();
			return [] !== $this->built->get( CountingService::class )->services();
		};
		// Other tests leave behind what cannot be read.
		$db = $this->built->get( Connection::class );
		$db->execute( "DELETE FROM {$db->table( 'experiments' )}" );
		delete_option( TestRepository::HAS_ANY );
		self::assertFalse( $has_any() );
		$asked = 0;
		self::assertFalse( $has_any() );
		self::assertSame( 0, $asked );
		$key   = $this->test_on_post();
		$asked = 0;
		self::assertTrue( $has_any() );
		self::assertTrue( $has_any() );
		self::assertSame( 0, $asked );
		$this->registry->delete( $key );
		self::assertFalse( $has_any() );
		// One that nobody started asks nobody (AB-70).
		$draft = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] );
		self::assertFalse( $has_any() );
		$this->registry->set_status( $draft, TestStatus::Running );
		self::assertTrue( $has_any() );
	}

	/**
	 * AB-56: a record without consent is refused with its reason, and counted as refused.
	 */
	public function test_a_record_without_consent_is_refused(): void {
		$key    = $this->test_on_post();
		$record = [ 'test_id' => $key->post, 'subject_id' => 1, 'record_type' => 'read_page' ];
		$send   = fn ( array $cookies ): array => self::results(
			$this->asking()
				->get( RecordService::class )
				->record( RecordCall::of(
					self::SERVER,
					$cookies + self::given( [ $record ] ),
					100,
					$this->token(),
					[ $record ],
					false
				) )
		);
		self::assertSame( [ 'refused consent' ], $send( [] ) );
		self::assertSame( [ 'recorded' ], $send( self::YES ) );
		self::assertSame(
			[ '1 ReadPage' => 1, '1 Visitors' => 1, 'refused consent_unanswered' => 1 ],
			$this->counted( $key )
		);
	}

	/**
	 * AB-56 AB-810: of whoever has not agreed an order remembers nothing, and sets no cookie.
	 */
	public function test_an_order_without_consent_remembers_nothing(): void {
		$key      = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$cookies  = [ "et_pb_ab_subject_{$key->post}" => '1', "et_pb_ab_read_page_{$key->post}" => '7' ];
		$server   = $_SERVER;
		$_SERVER  = self::SERVER + $_SERVER;
		$noted_by = function ( array $visitor ): array {
			$_COOKIE = $visitor;
			return array_keys( $this->asking()->get( Events::class )->collect( new OrderOriginAsked() )->origin() );
		};
		self::assertSame( [], $noted_by( $cookies ) );
		self::assertSame( $cookies, $_COOKIE );
		self::assertSame( [ 'variants', 'goals' ], $noted_by( $cookies + self::YES ) );
		[ $_SERVER, $_COOKIE ] = [ $server, [] ];
	}

	/**
	 * AB-68: who is shown a test and has not agreed is counted once a page, by reason; who agrees is not.
	 */
	public function test_views_without_consent_are_counted(): void {
		$key  = $this->test_on_post();
		$view = function ( array $cookies, string $agent ) use ( $key ): void {
			$views  = $this->asking()->get( UncountedViews::class );
			$server = [ 'HTTP_USER_AGENT' => $agent, 'REQUEST_URI' => '/prices/' ] + self::SERVER;
			$waits  = static function (): int {
				global $wp_filter;
				$hook = is_array( $wp_filter ) ? $wp_filter['shutdown'] ?? null : null;
				return $hook instanceof WP_Hook ? count( (array) $hook->callbacks[10] ) : 0;
			};
			$before = $waits();
			$views->add( $key, $server, $cookies );
			$views->add( $key, $server, $cookies );
			// It is stored when the page is done, once.
			self::assertSame( self::YES === $cookies ? $before : $before + 1, $waits() );
			$views->store();
		};
		$view( [], self::SERVER['HTTP_USER_AGENT'] );
		$view( [], self::SERVER['HTTP_USER_AGENT'] );
		$view( [ 'refused' => '1' ], self::SERVER['HTTP_USER_AGENT'] );
		$view( [ 'elsewhere' => '1' ], self::SERVER['HTTP_USER_AGENT'] );
		$view( [], 'Googlebot/2.1 (+http://www.google.com/bot.html)' );
		$view( self::YES, self::SERVER['HTTP_USER_AGENT'] );
		self::assertSame(
			[
				'refused bot'                => 1,
				'refused consent'            => 1,
				'refused consent_denied'     => 1,
				'refused consent_unanswered' => 2,
			],
			$this->counted( $key )
		);
	}

	/**
	 * AB-68: the page that the server prints counts, and shows the original.
	 */
	public function test_a_page_printed_without_consent_counts(): void {
		$key        = $this->test_on_post();
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$asking = $this->asking();
		self::assertSame( 'A', $asking->get( ServerDelivery::class )->words( $test, [ 'A', 'B' ] ) );
		$asking->get( UncountedViews::class )->store();
		self::assertSame( 1, array_sum( $this->counted( $key ) ) );
	}

	/**
	 * CONSENT-33: a page printed without consent has something in it that the banner comes for, and one with it a
	 * subject.
	 */
	public function test_a_page_printed_without_consent_waits_for_it(): void {
		$key        = $this->test_on_post();
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$block = new \WP_Block( parse_blocks( self::ab_test( $key->post ) )[0] ?? [] );
		$print = function ( array $cookies ) use ( $test, $block ): string {
			$_COOKIE = $cookies;
			return $this->asking()
				->get( ServerDelivery::class )
				->render( $test, SavedVariants::of( $block, Services::get( VariantRendering::class ) ) );
		};
		self::assertStringContainsString( CountingService::ASKS . '=""', $print( [] ) );
		self::assertStringNotContainsString( CountingService::ASKS, $print( self::YES ) );
		self::assertStringContainsString(
			'[' . CountingService::ASKS . ']',
			$this->asking()->get( CountingService::class )->services()[0]->waits
		);
	}

	/**
	 * AB-68: so does a page out of a cache whose placeholder asks for a variant, and it says why.
	 */
	public function test_a_placeholder_that_asks_without_consent_counts(): void {
		$key = $this->test_on_post();
		foreach ( [ [], [], [ 'refused' => '1' ], self::YES ] as $cookies ) {
			$asking = $this->asking();
			$asking->get( VariantService::class )->give( $key->format(), self::SERVER, $cookies );
			$asking->get( UncountedViews::class )->store();
		}
		self::assertSame(
			[ 'refused consent_denied' => 1, 'refused consent_unanswered' => 2 ],
			$this->counted( $key )
		);
	}

	/**
	 * AB-68: where the page picks, its script tells, and what it tells can never count; sites that do not ask have no
	 * such script.
	 */
	public function test_a_page_that_picks_tells(): void {
		$key        = $this->test_on_post();
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$queued = static fn (): bool => in_array( '@brolga/uncounted', wp_script_modules()->get_queue(), true );
		$block  = new \WP_Block( parse_blocks( self::ab_test( $key->post ) )[0] ?? [] );
		wp_dequeue_script_module( '@brolga/uncounted' );
		foreach ( [ [ $this->built, false ], [ $this->asking(), true ] ] as [ $site, $tells ] ) {
			$site->get( InstantDelivery::class )->render(
				$test,
				SavedVariants::of( $block, $site->get( VariantRendering::class ) )
			);
			self::assertSame( $tells, $queued() );
		}
		wp_dequeue_script_module( '@brolga/uncounted' );
		$record = [ 'test_id' => $key->format(), 'subject_id' => '', 'record_type' => 'read_page' ];
		$send   = fn ( array $cookies ): array => self::results(
			$this->asking()
				->get( RecordService::class )
				->record( RecordCall::of(
					self::SERVER,
					$cookies + self::given( [ $record ] ),
					100,
					$this->token(),
					[ $record ],
					false
				) )
		);
		self::assertSame( [ 'refused consent' ], $send( [] ) );
		self::assertSame( [ 'refused consent' ], $send( [ 'refused' => '1' ] ) );
		self::assertSame( [ 'refused unknown_subject' ], $send( self::YES ) );
		self::assertSame(
			[ 'refused consent_denied' => 1, 'refused consent_unanswered' => 1, 'refused unknown_subject' => 1 ],
			$this->counted( $key )
		);
	}

	/**
	 * AB-56, AB-30: no subject is given without consent, not even one that was given before.
	 */
	public function test_no_subject_is_given_without_consent(): void {
		$key  = $this->test_on_post();
		$give = fn ( array $cookies ): ?array => $this->asking()
			->get( VariantService::class )
			->give( $key->format(), self::SERVER, $cookies );
		self::assertNull( $give( [] ) );
		self::assertNull( $give( [ "et_pb_ab_subject_{$key->post}" => '1' ] ) );
		self::assertSame( '1', $give( self::YES + [ "et_pb_ab_subject_{$key->post}" => '1' ] )['id'] ?? null );
	}

	/**
	 * AB-56: the rule by which the page's own script picks asks for the answer, and for no other service's.
	 */
	public function test_the_script_looks_for_the_answer(): void {
		$key        = $this->test_on_post();
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$rule = (string) $this->asking()->get( Audience::class )->rules( $test, true )['data-brolga-if'];
		$fits = static fn ( string $cookies ): int|false => preg_match( "/{$rule}/", "; #?a=b; {$cookies}" );
		foreach ( [ 'experiments', 'maps~experiments', 'experiments~maps' ] as $ids ) {
			self::assertSame( 1, $fits( "a=b; brolga_consent=v1.1760000000.{$ids}; c=d" ), $ids );
		}
		foreach ( [
			'',
			'a=b',
			'brolga_consent=v1.1760000000.',
			'brolga_consent=v1.1760000000.maps',
			'brolga_consent=v1.1.my-experiments2; x=experiments',
		] as $cookies ) {
			self::assertSame( 0, $fits( $cookies ), $cookies );
		}
		self::assertNull( $this->built->get( Audience::class )->rules( $test, true )['data-brolga-if'] );
	}

	/**
	 * AB-56: visitors are asked about one service once there is a test.
	 */
	public function test_the_service_is_declared(): void {
		self::assertContains( CountingService::class, ( new AbTestsFeature() )->parts()->services );
		$key      = $this->test_on_post();
		$services = $this->built->get( CountingService::class )->services();
		self::assertSame(
			[ [ 'experiments', Category::Statistics ] ],
			array_map( static fn ( Service $service ): array => [ $service->id, $service->category ], $services )
		);
		self::assertSame( 'et_pb_ab_*', $services[0]->stores[0]->name );
		wp_delete_post( $key->post, true );
		// Nobody is asked anew because a test has ended.
		self::assertCount( 1, $this->built->get( CountingService::class )->services() );
	}

	/**
	 * AB-56: pages are not told of the endpoint that cannot ask, and load the file that waits.
	 */
	public function test_pages_wait_for_consent(): void {
		$asking = $this->asking();
		update_option(
			FastEndpoint::OPTION,
			[ 'address' => (string) wp_parse_url(
				plugins_url( 'events.php', dirname( __DIR__, 4 ) . '/plugin/brolga.php' ),
				PHP_URL_PATH
			) ]
		);
		self::assertSame( '', $asking->get( FastEndpoint::class )->address() );
		remove_all_actions( 'wp_enqueue_scripts' );
		$asking->get( ConsentedGoals::class )->register();
		do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		ob_start();
		wp_enqueue_script_module( '@brolga/goals' );
		wp_script_modules()->print_import_map();
		wp_script_modules()->print_enqueued_script_modules();
		wp_script_modules()->print_head_enqueued_script_modules();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '/build/runtime/consented-goals.js', $html );
		self::assertMatchesRegularExpression( '#"@brolga/goals-now":"[^"]*/modules/goals\.js#', $html );
	}
}
