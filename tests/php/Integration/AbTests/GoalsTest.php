<?php
/**
 * Goals that are chosen from lists.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Delivery\ChosenGoals;
use Brolga\AbTests\Delivery\GoalMarks;
use Brolga\AbTests\Delivery\TestData;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\Differences;
use Brolga\AbTests\Registry\GoalReach;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\TestsCheck;
use Brolga\AbTests\Results\TestsCommand;
use Brolga\AbTests\Results\TestService;
use Brolga\Core\Kernel\Services;
use Brolga\Tests\AbTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionMethod;
use WP_CLI\ExitException;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * AB-170 AB-171 AB-172 AB-173
 */
final class GoalsTest extends AbTestCase {

	/**
	 * What a page tells its scripts, and what is printed at its end.
	 *
	 * @return array{bool, list<mixed>, string}
	 */
	private function visited( int $page ): array {
		$this->fresh();
		$goals = $this->built->get( ChosenGoals::class );
		$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new WP_Query( [ 'page_id' => $page ] );
		self::call( $goals, 'look' );
		ob_start();
		self::call( $goals, 'print' );
		$page_config = $this->built->get( TestData::class )->page_config();
		self::assertIsArray( $page_config['ab_tests'] );
		return [
			true === $page_config['is_shortcode_tracking'],
			array_column( $page_config['ab_tests'], 'test_id' ),
			(string) ob_get_clean(),
		];
	}

	private static function call( object $object, string $name, mixed ...$values ): mixed {
		return ( new ReflectionMethod( $object, $name ) )->invoke( $object, ...$values );
	}

	/**
	 * AB-171: a page that was chosen is tracked without a shortcode and without a setting, and no other page is.
	 */
	public function test_a_page_is_a_goal_by_being_chosen(): void {
		$thanks = $this->make_post( '', 'publish', 'page' );
		$other  = $this->make_post( '', 'publish', 'page' );
		$key    = $this->test_on_post( attributes: [ 'goal' => 'shortcode', 'goalPage' => $thanks ] );
		self::assertSame( [ false, [], '' ], $this->visited( $other ) );
		self::assertSame(
			[
				true,
				[ $key->post ],
				"<span class=\"et_pb_ab_split_track\" data-test_id=\"{$key->format()}\" hidden></span>",
			],
			$this->visited( $thanks )
		);
		$this->fresh();
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$page = $this->built->get( PageTests::class );
		$page->add( $test );
		self::assertTrue( $this->built->get( TestData::class )->page_config()['is_shortcode_tracking'] );
		// Stopped, it is no goal any more.
		$this->built->get( TestService::class )->change( $key, TestStatus::Stopped );
		self::assertSame( [ false, [], '' ], $this->visited( $thanks ) );
	}

	/**
	 * AB-171: what was chosen for another goal counts for none.
	 */
	public function test_a_page_counts_for_visits_alone(): void {
		$thanks = $this->make_post( '', 'publish', 'page' );
		$this->test_on_post( attributes: [ 'goal' => 'view', 'goalPage' => $thanks, 'goalForms' => [ 'abc' ] ] );
		self::assertSame( [ false, [], '' ], $this->visited( $thanks ) );
		self::assertSame( [ 'pages' => [], 'forms' => [] ], $this->registry->goal_places() );
	}

	/**
	 * AB-170: a form is marked wherever it is, for each test that it is the goal of.
	 */
	public function test_a_form_of_another_page_is_marked_for_all_its_tests(): void {
		$one   = $this->test_on_post( attributes: [ 'goal' => 'form', 'goalForms' => [ 'form-1' ] ] );
		$two   = $this->test_on_post( attributes: [ 'goal' => 'form', 'goalForms' => [ 'form-0', 'form-1' ] ] );
		$goals = $this->built->get( ChosenGoals::class );
		self::assertSame(
			'<div data-brolga-goal="form-1" data-brolga-test="'
				. "{$two->format()} {$one->format()}\" class=\"x et_pb_ab_goal\">…</div>",
			self::call( $goals, 'mark_form', '<div class="x">…</div>', [ 'uid' => 'form-1' ] )
		);
		self::assertEqualsCanonicalizing(
			[ $one->post, $two->post ],
			array_column( (array) $this->built->get( TestData::class )->page_config()['ab_tests'], 'test_id' )
		);
		self::assertSame( '<div></div>', self::call( $goals, 'mark_form', '<div></div>', [ 'uid' => 'form-2' ] ) );
	}

	/**
	 * AB-2 AB-170: a block that is marked in its own settings keeps its mark.
	 */
	public function test_a_mark_is_joined_by_others(): void {
		$html = GoalMarks::put( '<p>…</p>', new TestKey( 12 ), 'own' );
		self::assertSame( '<p class="et_pb_ab_goal" data-brolga-goal="own" data-brolga-test="12">…</p>', $html );
		self::assertSame(
			'<p class="et_pb_ab_goal" data-brolga-goal="own" data-brolga-test="12 12-2">…</p>',
			GoalMarks::put( GoalMarks::put( $html, new TestKey( 12, 2 ), 'form' ), new TestKey( 12 ), 'form' )
		);
	}

	/**
	 * What is chosen, what is on the site, and the beginning of what is said; empty: it can be counted.
	 *
	 * @return iterable<string, array{array<string, mixed>, string, string}>
	 */
	public static function goals(): iterable {
		$no_block = 'No block counts as the goal of this test yet.';
		yield 'nothing to click' => [ [ 'goal' => 'click' ], '', $no_block ];
		yield 'a button in the test' => [ [ 'goal' => 'click' ], '<!-- wp:button {"brolgaGoal":"%d"} /-->', '' ];
		yield 'a button of another test' => [
			[ 'goal' => 'click' ],
			'<!-- wp:button {"brolgaGoal":"%d1"} /-->',
			$no_block,
		];
		yield 'no form' => [ [ 'goal' => 'form' ], '', 'No form counts as the goal of this test yet.' ];
		yield 'a form that is there' => [
			[ 'goal' => 'form', 'goalForms' => [ 'f1' ] ],
			'<!-- wp:brolga/contact-form {"uid":"f1"} /-->',
			'',
		];
		yield 'a form that is gone' => [
			[ 'goal' => 'form', 'goalForms' => [ 'f2' ] ],
			'<!-- wp:brolga/contact-form {"uid":"f1"} /-->',
			'The form that counts as the goal of this test no longer exists.',
		];
		yield 'no page' => [ [ 'goal' => 'shortcode' ], '', 'No page counts as the goal of this test yet.' ];
		yield 'a page that is gone' => [
			[ 'goal' => 'shortcode', 'goalPage' => 999999999 ],
			'',
			'Visitors cannot see the page',
		];
		yield 'nothing to choose' => [ [ 'goal' => 'read' ], '', '' ];
	}

	/**
	 * AB-172
	 *
	 * @param array<string, mixed> $chosen What is chosen.
	 * @param string               $else   What else is on the page.
	 * @param string               $said   The beginning of what is said.
	 */
	#[DataProvider( 'goals' )]
	public function test_what_cannot_be_counted_is_said( array $chosen, string $else, string $said ): void {
		$id = $this->make_post( '', 'draft', 'page' );
		$this->save( $id, self::ab_test( $id, attributes: $chosen ) . sprintf( $else, $id ) );
		$test = $this->registry->find( new TestKey( $id ) )?->test;
		self::assertNotNull( $test );
		$problem = $this->built->get( GoalReach::class )->problem( $test );
		self::assertSame( $said, substr( $problem, 0, strlen( $said ) ) );
		self::assertSame( '' === $said, '' === $problem );
	}

	/**
	 * AB-13 AB-172: a test of before pages could be chosen is counted by the shortcode, where that is turned on.
	 */
	public function test_a_shortcode_counts_where_it_is_turned_on(): void {
		$key = $this->test_on_post( attributes: [ 'goal' => 'shortcode' ] );
		$this->make_post( "[brolga_split_track id=\"{$key->format()}\"]", 'publish', 'page' );
		$test = $this->registry->find( $key )?->test;
		self::assertNotNull( $test );
		self::assertNotSame( '', $this->built->get( GoalReach::class )->problem( $test ) );
		self::set( new AbTestsSection(), [ 'shortcode_tracking' => true ] );
		$this->fresh();
		self::assertSame( '', $this->built->get( GoalReach::class )->problem( $test ) );
	}

	/**
	 * AB-172: with nothing for a goal a test does not start, whoever asks.
	 */
	public function test_a_test_without_a_goal_does_not_start(): void {
		wp_set_current_user( 1 );
		foreach ( [ 'click', 'form', 'shortcode' ] as $goal ) {
			$key = $this->test_on_post( attributes: [ 'goal' => $goal, 'draft' => true ] );
			foreach ( [ false, true ] as $anyway ) {
				$answer = $this->started( $key, [ 'anyway' => $anyway ] );
				self::assertSame( [ 409, 'brolga_goal_not_chosen' ], [ $answer->get_status(), self::code( $answer ) ] );
			}
			$this->fresh();
			self::assertSame( TestStatus::Draft, $this->registry->find( $key )?->status );
		}
	}

	/**
	 * AB-490: with nothing to compare a test does not start, whoever asks.
	 */
	public function test_a_test_of_equal_variants_does_not_start(): void {
		wp_set_current_user( 1 );
		$key   = new TestKey( $this->make_post( '', 'draft', 'page' ) );
		$saved = function ( string ...$variants ) use ( $key ): WP_REST_Response {
			$inner = '';
			foreach ( $variants as $number => $variant ) {
				$inner .= "<!-- wp:brolga/variant {\"number\":{$number}} -->{$variant}<!-- /wp:brolga/variant -->";
			}
			$test = (string) wp_json_encode(
				[ 'number' => 1, 'post' => $key->post, 'goal' => 'read', 'draft' => true ]
			);
			$this->save( $key->post, "<!-- wp:brolga/experiment {$test} -->{$inner}<!-- /wp:brolga/experiment -->" );
			$this->fresh();
			return $this->started( $key, [ 'anyway' => true ] );
		};
		$form = static fn ( string $uid, string $title, string $recipient = 'a@example.org' ): string =>
			'<!-- wp:brolga/contact-form ' . wp_json_encode( compact( 'uid', 'title', 'recipient' ) ) . ' /-->';
		$quote = $form( 'a', 'Quote' );
		foreach ( [ [ $quote ], [ $quote, $form( 'b', 'Quote 2' ) ], [ '', '' ] ] as $variants ) {
			$answer = $saved( ...$variants );
			self::assertSame( [ 409, 'brolga_nothing_to_compare' ], [ $answer->get_status(), self::code( $answer ) ] );
			// AB-653: the list has many tests, so it is named.
			self::assertMatchesRegularExpression(
				'/^“.+” cannot start\. (?:Add|The variants)/u',
				self::message( $answer )
			);
			self::assertSame( TestStatus::Draft, $this->registry->find( $key )?->status );
		}
		self::assertSame( 200, $saved( $form( 'a', 'Quote' ), $form( 'b', 'Quote', 'b@example.org' ) )->get_status() );
	}

	/**
	 * AB-490: a page and its untouched copy, too.
	 */
	public function test_an_untouched_copy_of_a_page_does_not_start(): void {
		wp_set_current_user( 1 );
		$page = $this->make_post( 'Words', 'publish', 'page' );
		$copy = $this->make_post( 'Words', 'publish', 'page' );
		foreach ( [ $page, $copy ] as $id ) {
			wp_update_post( [ 'ID' => $id, 'post_title' => 'Prices' ] );
		}
		$pair = PagePair::read( $page, 1, [ 'rival' => $copy, 'goal' => 'read', 'draft' => true ] );
		self::assertNotNull( $pair );
		$pair->save();
		self::assertNotSame( '', Differences::problem( $pair->test() ) );
		wp_update_post( [ 'ID' => $copy, 'post_content' => 'Other words' ] );
		self::assertSame( '', Differences::problem( $pair->test() ) );
	}

	/**
	 * AB-172: by REST and WP-CLI, a test whose goal cannot be counted now starts only for somebody who was told.
	 */
	public function test_a_test_that_cannot_count_its_goal_does_not_start_unsaid(): void {
		wp_set_current_user( 1 );
		$key    = $this->test_on_post( attributes: [ 'goal' => 'form', 'goalForms' => [ 'gone' ], 'draft' => true ] );
		$answer = $this->started( $key, [] );
		self::assertSame( [ 409, 'brolga_no_goal' ], [ $answer->get_status(), self::code( $answer ) ] );
		self::assertStringEndsWith( 'visitors are counted, but conversions are not.', self::message( $answer ) );
		try {
			$this->built->get( TestsCommand::class )->start( [ $key->format() ] );
			self::fail( 'It was started.' );
		} catch ( ExitException $refusal ) {
			self::assertStringContainsString( '--anyway', $refusal->getMessage() );
		}
		$this->fresh();
		self::assertSame( TestStatus::Draft, $this->registry->find( $key )?->status );
		self::assertSame( 200, $this->started( $key, [ 'anyway' => true ] )->get_status() );
		$this->fresh();
		self::assertSame( TestStatus::Running, $this->registry->find( $key )?->status );
		self::assertStringContainsString(
			'cannot count its goal',
			(string) wp_json_encode( $this->built->get( TestsCheck::class )->look(), JSON_UNESCAPED_UNICODE )
		);
	}

	/**
	 * Starts a test by its route.
	 *
	 * @param array<string, mixed> $body What is sent.
	 */
	private function started( TestKey $key, array $body ): WP_REST_Response {
		Services::get( TestRepository::class )->set_notice( $key, '' );
		return self::post( "/tests/{$key->format()}/start", $body );
	}

	/**
	 * @param array<string, mixed> $body What is sent.
	 */
	private static function post( string $path, array $body ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/brolga/v1{$path}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	private static function message( WP_REST_Response $answer ): string {
		$data = $answer->get_data();
		return is_array( $data ) && is_string( $data['message'] ?? null ) ? $data['message'] : '';
	}

	private static function code( WP_REST_Response $answer ): mixed {
		$data = $answer->get_data();
		return is_array( $data ) ? $data['code'] ?? null : null;
	}

	/**
	 * AB-173: a page is copied as variant B with all that it shows, and lists of pages keep the first one alone.
	 */
	public function test_a_page_is_duplicated_as_variant_b(): void {
		wp_set_current_user( 1 );
		$page = $this->make_post( '<!-- wp:paragraph --><p>Prices \ here</p><!-- /wp:paragraph -->', 'publish', 'page' );
		wp_update_post( [ 'ID' => $page, 'post_title' => 'Prices', 'post_name' => 'prices' ] );
		update_post_meta( $page, '_wp_page_template', 'page-wide' );
		update_post_meta( $page, '_edit_lock', '1:1' );
		$answer = self::post( '/tests/copies', [ 'page' => $page ] );
		self::assertSame( 201, $answer->get_status() );
		$data = (array) $answer->get_data();
		$copy = is_int( $data['id'] ?? null ) ? get_post( $data['id'] ) : null;
		self::assertInstanceOf( WP_Post::class, $copy );
		self::assertSame(
			[ 'Prices', 'prices-b', get_post( $page )->post_content ?? '', 'page-wide', '', 'publish' ],
			[
				$copy->post_title,
				$copy->post_name,
				$copy->post_content,
				get_post_meta( $copy->ID, '_wp_page_template', true ),
				get_post_meta( $copy->ID, '_edit_lock', true ),
				$copy->post_status,
			]
		);
		self::assertContains( 'Variant B of “Prices”', get_post_states( $copy ) );
		$listed = array_column( (array) get_pages(), 'ID' );
		self::assertContains( $page, $listed );
		self::assertNotContains( $copy->ID, $listed );
		self::assertNull( PagePair::read( $page, 1, [ 'rival' => $copy->ID ] )?->problem() );
	}

	/**
	 * AB-173: what could not be tested is not copied, and leaves nothing behind.
	 */
	public function test_what_cannot_be_tested_is_not_duplicated(): void {
		wp_set_current_user( 1 );
		$draft = $this->make_post( '', 'draft', 'page' );
		$post  = $this->make_post( '', 'publish', 'post' );
		$test  = $this->test_on_post()->post;
		$count = static fn (): mixed => wp_count_posts( 'page' )->publish;
		$had   = $count();
		self::assertSame(
			[ [ 409, 'brolga_not_published' ], [ 404, 'brolga_no_page' ], [ 409, 'brolga_no_page_test' ] ],
			array_map( static function ( int $id ): array {
				$answer = self::post( '/tests/copies', [ 'page' => $id ] );
				return [ $answer->get_status(), self::code( $answer ) ];
			}, [ $draft, $post, $test ] )
		);
		self::assertSame( $had, $count() );
	}
}
