<?php
/**
 * The calls of the contract, and their twins.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\AbTestPolicy;
use Brolga\AbTests\Delivery\GoalMarks;
use Brolga\AbTests\Delivery\TestData;
use Brolga\AbTests\Delivery\VariantAjax;
use Brolga\AbTests\Records\StatsAjax;
use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Support\EventError;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Privacy\PolicyText;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\Built;
use WP_HTML_Tag_Processor;

require_once dirname( __DIR__, 2 ) . '/Support/page-caches.php';

/**
 * admin-ajax, REST and the page config.
 */
final class EdgesTest extends AbTestCase {

	/**
	 * The answer of the statistics call: status and body.
	 *
	 * @param array<array-key, mixed> $post    What is posted.
	 * @param array<array-key, mixed> $server  Headers in the place of a browser's.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 * @return array{int, array<string, string>}
	 */
	private function stats( array $post, array $server = [], array $cookies = [] ): array {
		$this->fresh();
		$answer = $this->built->get( StatsAjax::class )->answer( $post, $server + self::SERVER, $cookies );
		return [
			$answer->status(),
			null === $answer->error ? $answer->results[0]->format() : EventError::format( $answer->error ),
		];
	}

	/**
	 * The answer of the subject call.
	 *
	 * @param array<array-key, mixed> $post    What is posted.
	 * @param array<array-key, mixed> $server  Headers in the place of a browser's.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 * @return array{int, array<string, string>}
	 */
	private function subject( array $post, array $server = [], array $cookies = [] ): array {
		$this->fresh();
		$answer = $this->built->get( VariantAjax::class )->answer(
			$post + [ 'et_frontend_nonce' => $this->built->get( PageTokens::class )->fresh()['et_frontend_nonce'] ],
			$server + self::SERVER,
			$cookies
		);
		return [ $answer->status, array_filter( (array) $answer->body, is_string( ... ) ) ];
	}

	/**
	 * AB-15 AB-16: the call of the contract, made by hand.
	 */
	public function test_the_statistics_call(): void {
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_et_pb_update_stats_table' ) );
		self::assertNotFalse( has_action( 'wp_ajax_et_pb_update_stats_table' ) );
		$key   = $this->test_on_post();
		$call  = static fn ( array $data ): array => [
			'action'           => 'et_pb_update_stats_table',
			'stats_data_array' => (string) wp_json_encode( $data ),
		];
		$good  = [ 'test_id' => $key->post, 'subject_id' => 1, 'record_type' => 'read_page' ];
		$nonce = [ 'et_ab_log_nonce' => $this->token() ];
		$given = self::given( [ $good ] );
		self::assertSame(
			[ 200, [ 'result' => 'refused', 'reason' => 'unknown_subject' ] ],
			$this->stats( $call( $good ) + $nonce )
		);
		self::assertSame(
			[ 200, [ 'result' => 'recorded', 'reason' => '' ] ],
			$this->stats( $call( $good ) + $nonce, [], $given )
		);
		self::assertSame(
			[ 200, [ 'result' => 'duplicate', 'reason' => '' ] ],
			$this->stats( $call( $good ) + $nonce, [], $given + [ "et_pb_ab_read_page_{$key->post}" => 'x' ] )
		);
		self::assertSame(
			[ 200, [ 'result' => 'refused', 'reason' => 'unknown_test' ] ],
			$this->stats( $call( [ 'test_id' => "1' OR 1=1" ] + $good ) + $nonce )
		);
		foreach ( [
			[],
			[ 'et_ab_log_nonce' => '' ],
			[ 'et_ab_log_nonce' => 'x' ],
			[ 'et_ab_log_nonce' => [ 'x' ] ],
			[ 'et_ab_log_nonce' => wp_create_nonce( 'et_ab_log_nonce' ) ],
		] as $bad ) {
			self::assertSame( 403, $this->stats( $call( $good ) + $bad )[0] );
		}
		foreach ( [
			'',
			'x',
			'[]',
			'{}',
			'"text"',
			'[{"test_id":1}]',
			'{"test_id":1',
			'null',
			str_repeat( '[', 500 ),
			'{"test_id":1,"subject_id":0,"record_type":"purchase"}',
		] as $text ) {
			self::assertSame(
				[ 400, 'bad_request' ],
				[
					$this->stats( [ 'stats_data_array' => $text ] + $nonce )[0],
					$this->stats( [ 'stats_data_array' => $text ] + $nonce )[1]['code'],
				],
				$text
			);
		}
		self::assertSame( 400, $this->stats( [ 'stats_data_array' => [ 'test_id' => 1 ] ] + $nonce )[0] );
		self::assertSame( 413, $this->stats( [ 'stats_data_array' => str_repeat( ' ', 1048576 ) ] + $nonce )[0] );
		// Of a key that stands there twice the last one counts; what has another meaning in scripts has none here.
		$text = '{"test_id":5,"__proto__":{"test_id":7},"test_id":'
			. $key->post
			. ',"subject_id":0,"record_type":"read_page"}';
		self::assertSame(
			'recorded',
			$this->stats(
				[ 'stats_data_array' => $text ] + $nonce,
				[],
				[ "et_pb_ab_subject_{$key->post}" => '0' ]
			)[1]['result']
		);
		self::assertSame( 1, $this->counted( $key )['0 ReadPage'] );
	}

	/**
	 * AB-24: whoever may write for the site is no visitor, also where REST forgets who is signed in.
	 */
	public function test_staff_is_known_by_the_cookie(): void {
		$key  = ( new TestKey( $this->live_test() ) )->post;
		$body = [
			'et_ab_log_nonce' => $this->token_of_the_site(),
			'records'         => [ [ 'test_id' => $key, 'subject_id' => 0, 'record_type' => 'read_page' ] ],
		];
		$given   = [ "et_pb_ab_subject_{$key}" => '0' ];
		$_COOKIE = $given;
		foreach ( [ 'subscriber' => '', 'contributor' => 'staff', 'administrator' => 'staff' ] as $role => $reason ) {
			$user = $this->become( $role );
			self::assertSame( $reason, $this->first_of( $body )['reason'] );
			wp_set_current_user( 0 );
			$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, time() + 60, 'logged_in' );
			self::assertSame( $reason, $this->first_of( $body )['reason'], $role );
			$_COOKIE = $given;
		}
		self::assertSame( '', $this->first_of( $body )['reason'] );
	}

	/**
	 * AB-37 REST-2 REST-15: the twin takes a list.
	 */
	public function test_the_twin_takes_a_list(): void {
		$post = $this->live_test();
		$good = [ 'test_id' => $post, 'subject_id' => 1, 'record_type' => 'read_page' ];
		$body = [
			'et_ab_log_nonce' => $this->token_of_the_site(),
			'records'         => [ $good, [ 'record_type' => 'con_goal' ] + $good, [ 'subject_id' => 9 ] + $good ],
		];
		$_COOKIE = self::given( [ $good ] );
		$this->headers();
		$answer = $this->rest( 'POST', '/brolga/v1/events', $body );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		$recorded = [
			'result' => 'recorded',
			'reason' => '',
		];
		$refused  = [
			'result' => 'refused',
			'reason' => 'unknown_subject',
		];
		self::assertSame( [ 'results' => [ $recorded, $recorded, $refused ] ], $answer->get_data() );

		$status = fn ( mixed $sent, string $origin = '', string $type = 'application/json' ): int => $this->rest(
			'POST',
			'/brolga/v1/events',
			$sent,
			[ 'Content-Type' => $type ] + ( '' === $origin ? [] : [ 'Origin' => $origin ] )
		)->get_status();
		self::assertSame( 403, $status( [ 'et_ab_log_nonce' => 'x' ] + $body ) );
		self::assertSame( 403, $status( [ 'records' => [ $good ] ] ) );
		self::assertSame( 403, $status( $body, 'https://evil.example' ) );
		self::assertSame( 403, $status( '{"records":' ), 'Nothing signed, nothing read.' );
		foreach ( [ [], 'x', [ 'a' => $good ], $good, [ [] ], array_fill( 0, 51, $good ) ] as $records ) {
			self::assertSame( 400, $status( [ 'records' => $records ] + $body ) );
		}
		self::assertSame( 413, $status( [ 'padding' => str_repeat( 'x', 70000 ) ] + $body ) );
		// As a browser sends it that leaves the page: as a text.
		self::assertSame( 200, $status( (string) wp_json_encode( $body ), '', 'text/plain;charset=UTF-8' ) );
	}

	/**
	 * AB-18 REST-16: the visitor's own variant, else one by weights; the call and its twin.
	 */
	public function test_a_subject_is_given(): void {
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_et_pb_ab_get_subject_id' ) );
		self::assertNotFalse( has_action( 'wp_ajax_et_pb_ab_get_subject_id' ) );
		$key    = $this->test_on_post( [ 0, 100 ] );
		$answer = $this->subject( [ 'et_pb_ab_test_id' => (string) $key->post ] );
		self::assertSame( [ 200, '1' ], [ $answer[0], $answer[1]['id'] ] );
		$tags = new WP_HTML_Tag_Processor( $answer[1]['content'] );
		self::assertTrue( $tags->next_tag() );
		self::assertSame(
			[ true, (string) $key->post, '1' ],
			[
				$tags->has_class( 'et_pb_ab_subject' ),
				$tags->get_attribute( 'data-brolga-test' ),
				$tags->get_attribute( 'data-brolga-subject' ),
			]
		);
		self::assertStringContainsString( 'Words 1', $answer[1]['content'] );
		self::assertSame( [ 'id', 'content' ], array_keys( $answer[1] ) );
		self::assertSame(
			'0',
			$this->subject(
				[ 'et_pb_ab_test_id' => (string) $key->post ],
				[],
				[ "et_pb_ab_subject_{$key->post}" => '0' ]
			)[1]['id']
		);
		self::assertSame(
			'1',
			$this->subject(
				[ 'et_pb_ab_test_id' => (string) $key->post ],
				[],
				[ "et_pb_ab_subject_{$key->post}" => '12' ]
			)[1]['id']
		);

		$second = new TestKey( $key->post, 2 );
		$this->save(
			$key->post,
			self::ab_test( $key->post ) . self::ab_test( $key->post, [ 0, 1 ], [ 'number' => 2 ] )
		);
		self::assertSame( '2-1', $this->subject( [ 'et_pb_ab_test_id' => $second->format() ] )[1]['id'] );

		foreach ( [
			[ 'et_frontend_nonce' => '' ],
			[ 'et_frontend_nonce' => 'x' ],
			[ 'et_frontend_nonce' => $this->token() ],
		] as $bad ) {
			self::assertSame( 403, $this->subject( $bad + [ 'et_pb_ab_test_id' => (string) $key->post ] )[0] );
		}
		self::assertSame(
			403,
			$this->subject(
				[ 'et_pb_ab_test_id' => (string) $key->post ],
				[ 'HTTP_ORIGIN' => 'https://evil.example' ]
			)[0]
		);
		self::assertSame( 413, $this->subject( [ 'et_pb_ab_test_id' => str_repeat( '1', 70000 ) ] )[0] );

		$post = $this->live_test();
		$twin = $this->rest( 'GET', "/brolga/v1/experiments/{$post}/subject" );
		self::assertSame( [ 200, 'no-store' ], [ $twin->get_status(), $twin->get_headers()['Cache-Control'] ?? '' ] );
		self::assertSame( [ 'id', 'content' ], array_keys( (array) $twin->get_data() ) );
		self::assertSame( 404, $this->rest( 'GET', '/brolga/v1/experiments/999999999/subject' )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', "/brolga/v1/experiments/{$post}-2/subject" )->get_status() );
	}

	/**
	 * AB-50: a call made by hand gives nobody what is for others; where the browser does not tell the page's address,
	 * its campaign is believed.
	 */
	public function test_a_subject_is_given_to_those_who_are_meant(): void {
		$phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
		$cases = [
			[ [ 'device' => 'phone' ], [], [], 404 ],
			[ [ 'device' => 'phone' ], [ 'HTTP_USER_AGENT' => $phone ], [], 200 ],
			[ [ 'campaign' => 'spring' ], [], [], 404 ],
			[
				[ 'campaign' => 'spring' ],
				[ 'HTTP_REFERER' => 'http://127.0.0.1/prices/?utm_campaign=spring' ],
				[],
				200,
			],
			[ [ 'campaign' => 'spring' ], [ 'HTTP_REFERER' => '' ], [], 200 ],
			[ [ 'visitors' => 'returning' ], [], [], 404 ],
			[ [ 'visitors' => 'returning' ], [], [ 'et_pb_ab_read_page_9' => 'x' ], 200 ],
			[ [ 'visitors' => 'new' ], [], [ 'et_pb_ab_read_page_9' => 'x' ], 404 ],
		];
		foreach ( $cases as $number => [ $target, $server, $cookies, $status ] ) {
			$key = $this->test_on_post( [ 50, 50 ], $target );
			self::assertSame(
				$status,
				$this->subject( [ 'et_pb_ab_test_id' => $key->format() ], $server, $cookies )[0],
				(string) $number
			);
			// Whoever was given a subject stays.
			self::assertSame(
				200,
				$this->subject(
					[ 'et_pb_ab_test_id' => $key->format() ],
					$server,
					$cookies + [ "et_pb_ab_subject_{$key->post}" => '1' ]
				)[0],
				(string) $number
			);
		}
		$one   = $this->test_on_post( [ 50, 50 ], [ 'group' => 'prices' ] );
		$other = $this->test_on_post( [ 50, 50 ], [ 'group' => 'prices' ] );
		self::assertSame(
			404,
			$this->subject(
				[ 'et_pb_ab_test_id' => $other->format() ],
				[],
				[ "et_pb_ab_subject_{$one->post}" => '0' ]
			)[0]
		);
	}

	/**
	 * AB-18: what is inside of a variant that is fetched takes the page for its own that it comes to, never the call:
	 * forms are posted to it.
	 */
	public function test_a_subject_is_of_its_page(): void {
		$key    = $this->test_on_post();
		$own    = (string) get_permalink( $key->post );
		$before = $_SERVER;
		add_filter( 'render_block_core/paragraph', CurrentPageAddress::current( ... ) );
		try {
			$_SERVER['REQUEST_URI'] = '/wp-admin/admin-ajax.php';
			foreach ( [
				home_url( '/prices/?a=b' )     => home_url( '/prices/?a=b' ),
				'https://evil.example/prices/' => $own,
				'http:///'                     => $own,
				''                             => $own,
			] as $referer => $expected ) {
				$_SERVER['HTTP_REFERER'] = $referer;
				self::assertStringContainsString(
					">\n\t{$expected}</div>",
					$this->subject( [ 'et_pb_ab_test_id' => $key->format() ] )[1]['content'],
					$referer
				);
				self::assertSame( '/wp-admin/admin-ajax.php', $_SERVER['REQUEST_URI'] );
			}
		} finally {
			$_SERVER = $before;
		}
	}

	/**
	 * AB-55: the cookie of a variant that is gone is found; a good one, none and another test's are left alone.
	 */
	public function test_a_stale_subject_is_found(): void {
		$key        = $this->test_on_post();
		$name       = "et_pb_ab_subject_{$key->post}";
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		foreach ( [
			[ [ $name => '7' ], $name ],
			[ [ $name => 'x' ], $name ],
			[ [ $name => '1' ], '' ],
			[ [], '' ],
			[ [ "{$name}9" => '7' ], '' ],
		] as [ $cookies, $stale ] ) {
			self::assertSame( $stale, ( new VisitorCookies( $cookies, '' ) )->stale( $test ) );
		}
	}

	/**
	 * AB-22: by the owner's weights.
	 */
	public function test_subjects_follow_the_weights(): void {
		$key  = $this->test_on_post( [ 10, 0, 30 ] );
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$given = [];
		for ( $step = 0; $step < 400; $step++ ) {
			$given[] = $test->pick( $step / 400 )->number;
		}
		self::assertSame( [ 0 => 100, 2 => 300 ], array_count_values( $given ) );
	}

	/**
	 * AB-30: nothing of what visitors cannot see is given out, whoever asks; nor what does not run.
	 */
	public function test_a_subject_nobody_can_see_is_not_given(): void {
		$this->become( 'administrator' );
		$status = fn ( string $test ): int => $this->subject( [ 'et_pb_ab_test_id' => $test ] )[0];
		foreach ( [ 'draft', 'private', 'pending', 'trash' ] as $state ) {
			self::assertSame( 404, $status( $this->test_on_post( status: $state )->format() ), $state );
		}
		$protected = $this->test_on_post();
		wp_update_post( [ 'ID' => $protected->post, 'post_password' => 'secret' ] );
		self::assertSame( 404, $status( $protected->format() ) );
		$stopped = $this->test_on_post();
		$this->registry->set_status( $stopped, TestStatus::Stopped );
		self::assertSame( 404, $status( $stopped->format() ) );
		foreach ( [ '', '0', "1' OR 1=1", '../1', '1-1', (string) $this->make_post() ] as $none ) {
			self::assertSame( 404, $status( $none ) );
		}
		self::assertSame( 404, $this->subject( [ 'et_pb_ab_test_id' => [ '1' ] ] )[0] );
	}

	/**
	 * AB-18: what stands in a pattern or a stored template is rendered as its own.
	 */
	public function test_subjects_of_shared_posts_are_given(): void {
		foreach ( [ 'wp_block', 'wp_template_part' ] as $type ) {
			$key = $this->test_on_post( [ 1, 0 ], type: $type );
			if ( 'wp_template_part' === $type ) {
				wp_set_post_terms( $key->post, 'brolga', 'wp_theme' );
			}
			self::assertStringContainsString(
				'Words 0',
				$this->subject( [ 'et_pb_ab_test_id' => $key->format() ] )[1]['content'] ?? '',
				$type
			);
		}
	}

	/**
	 * AB-29: the site's parameters and the tests that were printed, each once.
	 */
	public function test_the_page_config_tells_of_tests(): void {
		$data = $this->built->get( TestData::class );
		self::assertSame(
			[
				'ab_bounce_rate'        => 5,
				'is_ab_testing_active'  => false,
				'is_shortcode_tracking' => false,
				'unique_test_id'        => '',
				'ab_tests'              => [],
			],
			$data->page_config()
		);
		self::set(
			new AbTestsSection(),
			[ 'bounce_rate' => 7, 'shortcode_tracking' => true, 'unique_test_id' => 'spring' ]
		);
		$key = $this->test_on_post();
		$this->save(
			$key->post,
			self::ab_test( $key->post ) . self::ab_test( $key->post, [ 1, 1 ], [ 'number' => 3, 'goal' => 'shop' ] )
		);
		$tests = $this->built->get( PageTests::class );
		foreach ( [ $key, new TestKey( $key->post, 3 ), $key ] as $printed ) {
			$test = $this->registry->running( $printed );
			self::assertInstanceOf( Test::class, $test );
			$tests->add( $test );
		}
		self::assertSame(
			[
				'ab_bounce_rate'        => 7,
				'is_ab_testing_active'  => true,
				'is_shortcode_tracking' => true,
				'unique_test_id'        => 'spring',
				'ab_tests'              => [
					[ 'post_id' => $key->post, 'test_id' => $key->post, 'goal' => 'click' ],
					[ 'post_id' => $key->post, 'test_id' => "{$key->post}-3", 'goal' => 'shop', 'on' => 'purchase' ],
				],
			],
			array_intersect_key(
				$data->page_config(),
				array_flip(
					[ 'ab_bounce_rate', 'is_ab_testing_active', 'is_shortcode_tracking', 'unique_test_id', 'ab_tests' ]
				)
			)
		);
	}

	/**
	 * AB-43: a form on another page is the goal of a test. Its page knows what the
	 * test is decided by, and says that it shows none itself.
	 */
	public function test_the_page_config_tells_of_tests_whose_goal_is_here(): void {
		$key  = $this->test_on_post( [ 50, 50 ], [ 'goal' => 'form' ] );
		$over = $this->test_on_post();
		$this->registry->set_status( $over, TestStatus::Stopped );
		$this->fresh();
		$this->built->get( GoalMarks::class )->register();
		foreach ( [ $key, $key, $over, new TestKey( $key->post, 2 ) ] as $goal ) {
			do_blocks( "<!-- wp:paragraph {\"brolgaGoal\":\"{$goal->format()}\"} --><p>Text</p><!-- /wp:paragraph -->" );
		}
		$page_config = $this->built->get( TestData::class )->page_config();
		self::assertFalse( $page_config['is_ab_testing_active'] );
		self::assertSame(
			[ [ 'post_id' => $key->post, 'test_id' => $key->post, 'goal' => 'form', 'on' => 'form_sent signed_up' ] ],
			$page_config['ab_tests']
		);
		self::assertSame(
			[],
			$this->built->get( PageTests::class )->all(),
			'It keeps nobody out of a test of its group.'
		);
	}

	/**
	 * PRIV-4 AB-6: the suggested policy names the cookies of tests, where some run.
	 */
	public function test_the_policy_names_the_cookies(): void {
		$words = fn (): array => $this->built->get( AbTestPolicy::class )->policy();
		self::assertSame( [], $words() );
		$key = $this->test_on_post();
		self::assertStringContainsString( 'For a year, cookies', implode( ' ', $words() ) );
		self::assertStringContainsString( 'For a year, cookies', $this->built->get( PolicyText::class )->text() );
		$this->registry->set_status( $key, TestStatus::Stopped );
		self::assertSame( [], $words() );
	}

	/**
	 * AB-29: settings that would break cookies or leave nobody out are refused.
	 */
	public function test_settings_are_checked(): void {
		$this->become( 'administrator' );
		$version = ( (array) $this->rest( 'GET', '/brolga/v1/settings/experiments' )->get_data() )['version'] ?? '';
		$put     = fn ( array $values ): int => $this->rest(
			'PUT',
			'/brolga/v1/settings/experiments',
			[ 'version' => $version, 'values' => $values ]
		)->get_status();
		foreach ( [
			[ 'unique_test_id' => '1st' ],
			[ 'unique_test_id' => '-2' ],
			[ 'unique_test_id' => 'a b' ],
			[ 'unique_test_id' => str_repeat( 'a', 41 ) ],
			[ 'bounce_rate' => 0 ],
			[ 'bounce_rate' => 1e9 ],
			[ 'delivery' => 'magic' ],
			[ 'false_alarm_rate' => 0.9 ],
			[ 'staff_addresses' => [ 'the office' ] ],
		] as $bad ) {
			self::assertSame( 400, $put( $bad ), (string) wp_json_encode( $bad ) );
		}
		self::assertSame(
			200,
			$put( [
				'unique_test_id'   => 'spring-2',
				'bounce_rate'      => 600,
				'delivery'         => 'instant',
				'false_alarm_rate' => 0.01,
				'staff_addresses'  => [ '203.0.113.0/24' ],
			] )
		);
	}

	/**
	 * AB-28: whoever stops tests has to be allowed to.
	 */
	public function test_administrators_hold_the_capability(): void {
		$this->become( 'administrator' );
		self::assertTrue( current_user_can( Roles::MANAGE_TESTS ) );
		$this->become( 'editor' );
		self::assertFalse( current_user_can( Roles::MANAGE_TESTS ) );
	}

	/**
	 * AB-35: pages that show a test are dropped when it is changed, those of a pattern all of them; other posts are
	 * left alone.
	 */
	public function test_page_caches_drop_what_shows_a_test(): void {
		$calls = static function (): array {
			$calls                         = $GLOBALS['brolga_tests_calls'] ?? [];
			$GLOBALS['brolga_tests_calls'] = [];
			return array_values( array_filter(
				is_array( $calls ) ? $calls : [],
				static fn ( mixed $call ): bool => is_string( $call ) && str_starts_with( $call, 'rocket_clean' )
			) );
		};
		$calls();
		$this->make_post( '<!-- wp:paragraph --><p>None</p><!-- /wp:paragraph -->' );
		self::assertSame( [], $calls() );
		$key = $this->test_on_post();
		self::assertSame( [ "rocket_clean_post {$key->post}" ], $calls() );
		$this->save( $key->post, self::ab_test( $key->post ) );
		self::assertSame( [], $calls(), 'Nothing was changed.' );
		$this->save( $key->post, self::ab_test( $key->post, [ 1, 1 ] ) );
		self::assertSame( [ "rocket_clean_post {$key->post}" ], $calls() );
		wp_delete_post( $key->post, true );
		self::assertContains( "rocket_clean_post {$key->post}", $calls() );
		$this->test_on_post( type: 'wp_block' );
		self::assertSame( [ 'rocket_clean_domain' ], $calls() );
	}

	/**
	 * A running test that the site's own objects know, whose clock is the machine's.
	 */
	private function live_test(): int {
		$id = $this->make_post();
		$this->save( $id, self::ab_test( $id ) );
		// They may remember an earlier test's post of this number.
		$site = Services::provide( $this->built );
		self::assertNotNull( $site );
		Services::provide( $site );
		$site->get( TestRepository::class )->sync(
			$id,
			array_column( $this->registry->all_of_post( $id ), 'test' ),
			true
		);
		return $id;
	}

	/**
	 * A token that the site's own clock takes.
	 */
	private function token_of_the_site(): string {
		return Built::around( new SystemClock() )->get( PageTokens::class )->fresh()['et_ab_log_nonce'];
	}

	/**
	 * Makes this request a browser's.
	 */
	private function headers(): void {
		$_SERVER = self::SERVER + $_SERVER;
	}

	/**
	 * The first result of a list.
	 *
	 * @param array<string, mixed> $body What is sent.
	 * @return array{result: string, reason: string}
	 */
	private function first_of( array $body ): array {
		$this->headers();
		$data = (array) $this->rest( 'POST', '/brolga/v1/events', $body )->get_data();
		/** @var list<array{result: string, reason: string}> $results */
		$results = $data['results'] ?? [];
		return $results[0] ?? [ 'result' => '', 'reason' => (string) wp_json_encode( $data ) ];
	}
}
