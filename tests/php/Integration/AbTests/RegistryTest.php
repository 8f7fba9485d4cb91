<?php
/**
 * Which tests there are.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Registry\EditorParts;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestReader;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Registry\Variant;
use Brolga\Tests\AbTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * AB-34: what is saved in blocks is what the registry knows.
 */
final class RegistryTest extends AbTestCase {

	/**
	 * A running test.
	 *
	 * @phpstan-impure
	 */
	private function running( TestKey $key ): ?Test {
		$this->fresh();
		return $this->registry->running( $key );
	}

	/**
	 * AB-1 AB-34
	 */
	public function test_a_saved_block_is_a_running_test(): void {
		$key  = $this->test_on_post(
			[ 60, 40 ],
			[ 'name' => 'Headline "of" spring', 'goal' => 'form', 'device' => 'phone', 'group' => 'a' ]
		);
		$test = $this->running( $key );
		self::assertNotNull( $test );
		self::assertSame( 'Headline "of" spring', $test->name );
		self::assertSame( Goal::FORM, $test->goal->value );
		self::assertEquals( [ new Variant( 0, 'Variant 0', 60 ), new Variant( 1, 'Variant 1', 40 ) ], $test->variants );
		self::assertSame( [ 'phone', 'a' ], [ $test->target->device, $test->target->group ] );
		self::assertSame( $this->clock->timestamp(), $this->registry->find( $key )?->started_at );
	}

	/**
	 * AB-1: a second test changes nothing for the first.
	 */
	public function test_a_post_has_several_tests(): void {
		$key = $this->test_on_post();
		$this->save(
			$key->post,
			self::ab_test( $key->post )
				. '<!-- wp:group --><div class="wp-block-group">'
				. self::ab_test( $key->post, [ 1, 2, 3 ], [ 'number' => 2 ] )
				. '</div><!-- /wp:group -->'
		);
		self::assertCount( 2, $this->running( $key )->variants ?? [] );
		self::assertCount( 3, $this->running( new TestKey( $key->post, 2 ) )->variants ?? [] );
	}

	/**
	 * AB-130: who may write a page but not run tests starts none by publishing it.
	 */
	public function test_an_author_starts_no_test(): void {
		$running = $this->test_on_post( type: 'post' );
		$author  = $this->become( 'author' );
		$this->save(
			$running->post,
			self::ab_test( $running->post )
				. self::ab_test( $running->post, [ 1, 1 ], [ 'number' => 2, 'name' => 'It’s \\ "new"' ] )
		);
		self::assertNotNull( $this->running( $running ) );
		$added = new TestKey( $running->post, 2 );
		self::assertNull( $this->running( $added ) );
		self::assertSame( TestStatus::Draft, $this->registry->find( $added )?->status );
		self::assertSame( 'It’s \\ "new"', $this->registry->find( $added )->test->name );

		$own = $this->test_on_post( type: 'post' );
		self::assertSame( $author, (int) get_post_field( 'post_author', $own->post ) );
		self::assertNull( $this->running( $own ) );
		$this->become( 'administrator' );
		wp_update_post( [ 'ID' => $own->post, 'post_title' => 'A word mended' ] );
		self::assertNull( $this->running( $own ) );
		$this->save( $own->post, self::ab_test( $own->post ) );
		self::assertNotNull( $this->running( $own ) );
	}

	/**
	 * Each thing that stops a test, or tips its scales.
	 *
	 * @return array<string, array{callable(string): string}>
	 */
	public static function tricks(): array {
		$with    = static fn ( string $old, string $new ): callable =>
			static fn ( string $content ): string => str_replace( $old, $new, $content );
		$weights = static fn ( int $weight ): callable =>
			static fn ( string $content ): string
				=> (string) preg_replace( '/"weight":\d+/', "\"weight\":{$weight}", $content );
		$nothing = '<!-- wp:paragraph --><p>Nothing</p><!-- /wp:paragraph -->';
		return [
			'it is taken out'        => [ static fn (): string => $nothing ],
			'it is emptied'          => [ static fn (): string => '' ],
			'it is made a draft'     => [ $with( '"number":1,', '"number":1,"draft":true,' ) ],
			'it is another post’s'   => [ $with( '"post":', '"post":1' ) ],
			'it is hidden'           => [ $with( '"number":1,', '"number":1,"metadata":{"blockVisibility":false},' ) ],
			'it ends'                => [ $with( '"number":1,', '"number":1,"ends":"2020-01-01T00:00",' ) ],
			'its number is another'  => [ $with( '"number":1,', '"number":7,' ) ],
			'it is written its way'  => [
				static fn ( string $content ): string
					=> str_replace( '<!-- wp:', "<!--\n wp:", $weights( 0 )( $content ) ),
			],
			'its weights are others' => [ $weights( 99 ) ],
		];
	}

	/**
	 * AB-420
	 *
	 * @param callable(string): string $trick Gives what is saved for what there is.
	 */
	#[DataProvider( 'tricks' )]
	public function test_a_started_test_stays_what_it_is_for_those_who_may_not_manage_tests( callable $trick ): void {
		$this->become( 'administrator' );
		$key    = $this->test_on_post();
		$before = $this->running( $key );
		self::assertNotNull( $before );
		$this->become( 'editor' );
		$this->save( $key->post, $trick( get_post_field( 'post_content', $key->post, 'raw' ) ) );
		self::assertEquals( $before, $this->running( $key ) );
		$this->become( 'administrator' );
		$this->save( $key->post, '' );
		self::assertNull( $this->running( $key ) );
	}

	/**
	 * AB-420
	 */
	public function test_what_a_started_test_says_is_the_pages(): void {
		$this->become( 'administrator' );
		$key     = $this->test_on_post();
		$content = static fn (): string => get_post_field( 'post_content', $key->post, 'raw' );
		$this->become( 'editor' );
		$this->save( $key->post, str_replace( 'Words 0', 'New words', $content() ) );
		self::assertStringContainsString( 'New words', (string) TestReader::variant_markup( $key, 0, $content() ) );
		self::assertNotNull( $this->running( $key ) );
	}

	/**
	 * AB-34: the editor makes a new test of a copy; until it has, there is none.
	 */
	public function test_a_copy_on_another_post_is_not_the_test(): void {
		$key   = $this->test_on_post();
		$other = $this->make_post( self::ab_test( $key->post ) );
		self::assertNull( $this->running( new TestKey( $other ) ) );
		self::assertNotNull( $this->running( $key ) );
	}

	/**
	 * AB-30 AB-34
	 */
	public function test_what_visitors_cannot_see_does_not_run(): void {
		foreach ( [ 'draft', 'private', 'pending', 'future' ] as $status ) {
			$key = $this->test_on_post( status: $status );
			if ( 'future' === $status ) {
				wp_update_post( [
					'ID'            => $key->post,
					'post_status'   => 'future',
					'post_date'     => '2099-01-01 00:00:00',
					'post_date_gmt' => '2099-01-01 00:00:00',
					'edit_date'     => true,
				] );
			}
			self::assertNull( $this->running( $key ), $status );
		}
		$draft = $this->test_on_post( status: 'draft' );
		self::assertNull( $this->registry->find( $draft )?->started_at );
		$this->clock->advance( 60 );
		$this->save( $draft->post, self::ab_test( $draft->post ) );
		self::assertNotNull( $this->running( $draft ) );
		self::assertSame( $this->clock->timestamp(), $this->registry->find( $draft )?->started_at );
	}

	/**
	 * AB-34: from the bin it comes back, as what it was.
	 */
	public function test_a_post_in_the_bin_has_no_tests(): void {
		$key = $this->test_on_post();
		wp_trash_post( $key->post );
		self::assertNull( $this->running( $key ) );
		wp_untrash_post( $key->post );
		$this->save( $key->post, self::ab_test( $key->post ) );
		self::assertNotNull( $this->running( $key ) );
		wp_delete_post( $key->post, true );
		self::assertNull( $this->running( $key ) );
		self::assertNotNull( $this->registry->find( $key ), 'Its counts can still be read.' );
	}

	/**
	 * AB-34
	 */
	public function test_a_block_that_is_taken_out_or_hidden_does_not_run(): void {
		$key = $this->test_on_post();
		$this->save( $key->post, '<!-- wp:paragraph --><p>None</p><!-- /wp:paragraph -->' );
		self::assertNull( $this->running( $key ) );
		$this->save( $key->post, self::ab_test( $key->post ) );
		self::assertNotNull( $this->running( $key ) );
		$this->save(
			$key->post,
			self::ab_test( $key->post, [ 50, 50 ], [ 'metadata' => [ 'blockVisibility' => false ] ] )
		);
		self::assertNull( $this->running( $key ) );
	}

	/**
	 * AB-34: patterns, popups and what the Site Editor stores.
	 */
	public function test_shared_posts_hold_tests(): void {
		foreach ( [ 'wp_block', 'wp_template', 'wp_template_part', 'brolga_popup' ] as $type ) {
			self::assertNotNull( $this->running( $this->test_on_post( type: $type ) ), $type );
			self::assertNull( $this->running( $this->test_on_post( status: 'draft', type: $type ) ), $type );
		}
	}

	/**
	 * AB-34: a test inside of a test is none.
	 */
	public function test_a_test_inside_of_a_test_is_none(): void {
		$key   = $this->test_on_post();
		$inner = self::ab_test( $key->post, [ 1, 1 ], [ 'number' => 2 ] );
		$this->save(
			$key->post,
			'<!-- wp:brolga/experiment {"number":1,"post":'
				. $key->post
				. '} --><!-- wp:brolga/variant {"number":0} -->'
				. $inner
				. '<!-- /wp:brolga/variant --><!-- wp:brolga/variant {"number":1} /--><!-- /wp:brolga/experiment -->'
		);
		self::assertNotNull( $this->running( $key ) );
		self::assertNull( $this->running( new TestKey( $key->post, 2 ) ) );
	}

	/**
	 * AB-22 AB-34: bad attributes are none; the control comes first; fifty variants are no trouble.
	 */
	public function test_odd_blocks_do_no_harm(): void {
		$key = $this->test_on_post( array_fill( 0, 60, 100 ) );
		self::assertCount( 50, $this->running( $key )->variants ?? [] );
		self::assertSame( 49, $this->running( $key )?->pick( 0.999999 )->number );

		$key = $this->test_on_post( [ 0, 0 ] );
		self::assertSame( 0, $this->running( $key )?->pick( 0.7 )->number );

		$key = $this->test_on_post( [ 3 => 10, 0 => 10 ] );
		self::assertSame( [ 0, 3 ], array_column( $this->running( $key )->variants ?? [], 'number' ) );

		$key = $this->test_on_post( [ 1 => 10, 2 => 10 ] );
		self::assertNull( $this->running( $key ), 'There is no control.' );

		$key = $this->test_on_post( attributes: [
			'goal'   => '"><script>',
			'name'   => [ 'x' ],
			'starts' => 'soon',
			'device' => 7,
			'ends'   => "2026-13-45T99:00:00'",
		] );
		self::assertSame( Goal::CLICK, $this->running( $key )?->goal->value );

		foreach ( [ 0, -1, 10000, '1', 1.5, null, [ 1 ] ] as $number ) {
			$key = $this->test_on_post( attributes: [ 'number' => $number ] );
			self::assertSame( [], $this->registry->all_of_post( $key->post ) );
		}
		$twice = $this->make_post();
		$this->save( $twice, self::ab_test( $twice, [ 10, 20 ] ) . self::ab_test( $twice, [ 30, 40 ] ) );
		self::assertSame( 10, $this->running( new TestKey( $twice ) )->variants[0]->weight ?? 0 );
	}

	/**
	 * AB-34: dates are the site's; before and after them the test does not run.
	 */
	public function test_a_test_has_its_time(): void {
		update_option( 'timezone_string', 'Australia/Brisbane' );
		// 19:00 in Brisbane.
		$key = $this->test_on_post( attributes: [ 'starts' => '2026-11-21T19:00:01', 'ends' => '2026-11-21T20:00' ] );
		self::assertNull( $this->running( $key ) );
		$this->clock->advance( 1 );
		self::assertNotNull( $this->running( $key ) );
		$this->clock->advance( 3598 );
		self::assertNotNull( $this->running( $key ) );
		$this->clock->advance( 1 );
		self::assertNull( $this->running( $key ) );
		$this->assert_runs( '', '2026-11-21T20:00', false );
		$this->assert_runs( '', '2026-11-21T20:01', true );
		$this->assert_runs( '2026-11-21T20:01', '', false );
		$this->assert_runs( '2026-11-21T20:00', '', true );
	}

	/**
	 * Whether a test with one of its ends, or both, runs now.
	 */
	private function assert_runs( string $starts, string $ends, bool $runs ): void {
		$key = $this->test_on_post( attributes: [ 'starts' => $starts, 'ends' => $ends ] );
		self::assertSame( $runs, null !== $this->running( $key ), "From “{$starts}” to “{$ends}”" );
	}

	/**
	 * AB-17 AB-34: what has become of a test is the owner's to say, whatever is saved.
	 */
	public function test_a_stopped_test_stays_stopped(): void {
		$key = $this->test_on_post();
		self::assertTrue( $this->registry->set_status( $key, TestStatus::Stopped ) );
		$stopped = $this->clock->timestamp();
		$this->clock->advance( 60 );
		$this->save( $key->post, self::ab_test( $key->post, [ 1, 1 ] ) );
		self::assertNull( $this->running( $key ) );
		self::assertSame( $stopped, $this->registry->find( $key )?->stopped_at );
		$this->registry->set_status( $key, TestStatus::Archived, 1 );
		$archived = $this->registry->find( $key );
		self::assertSame( [ $stopped, 1 ], [ $archived->stopped_at, $archived->winner ] );
		$this->registry->set_status( $key, TestStatus::Running );
		self::assertNotNull( $this->running( $key ) );
		self::assertNull( $this->registry->find( $key )?->stopped_at );
		self::assertFalse( $this->registry->set_status( new TestKey( 1, 77 ), TestStatus::Stopped ) );
		$this->registry->set_notice( $key, 'winner' );
		self::assertSame( 'winner', $this->registry->find( $key )?->notice );
	}

	/**
	 * AB-70: a draft is published and starts with the owner's word, in the block or elsewhere; from then on nothing
	 * that is saved makes it one again, or begins it anew.
	 */
	public function test_a_draft_waits_to_be_started(): void {
		$key = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] );
		self::assertNull( $this->running( $key ) );
		self::assertSame(
			[ TestStatus::Draft, null ],
			[ $this->registry->find( $key )?->status, $this->registry->find( $key )?->started_at ]
		);
		$this->clock->advance( 60 );
		$this->save( $key->post, self::ab_test( $key->post, [ 60, 40 ], [ 'draft' => true ] ) );
		self::assertNull( $this->running( $key ) );
		// By its block.
		$this->save( $key->post, self::ab_test( $key->post ) );
		$started = $this->clock->timestamp();
		self::assertNotNull( $this->running( $key ) );
		self::assertSame( $started, $this->registry->find( $key )?->started_at );
		$this->clock->advance( 60 );
		$this->save( $key->post, self::ab_test( $key->post, [ 50, 50 ], [ 'draft' => true ] ) );
		self::assertNotNull( $this->running( $key ) );
		self::assertSame( $started, $this->registry->find( $key )?->started_at );
		// By the Tests screen, and the block does not know.
		$other = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] );
		$this->registry->set_status( $other, TestStatus::Running );
		$started = $this->clock->timestamp();
		$this->clock->advance( 60 );
		$this->save( $other->post, self::ab_test( $other->post, [ 60, 40 ], [ 'draft' => true ] ) );
		self::assertSame( 60, $this->running( $other )->variants[0]->weight ?? 0 );
		self::assertSame( $started, $this->registry->find( $other )?->started_at );
		$this->registry->set_status( $other, TestStatus::Stopped );
		$this->save( $other->post, self::ab_test( $other->post ) );
		self::assertNull( $this->running( $other ) );
	}

	/**
	 * AB-70: started before its page is published, a test begins with the page.
	 */
	public function test_a_draft_of_a_page_that_is_none_yet(): void {
		$key = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ], 'draft' );
		$this->registry->set_status( $key, TestStatus::Running );
		self::assertNull( $this->running( $key ) );
		self::assertNull( $this->registry->find( $key )?->started_at );
		$this->clock->advance( 60 );
		$this->save( $key->post, self::ab_test( $key->post, [ 50, 50 ], [ 'draft' => true ] ) );
		self::assertNotNull( $this->running( $key ) );
		self::assertSame( $this->clock->timestamp(), $this->registry->find( $key )?->started_at );
	}

	/**
	 * AB-70 AB-34: of a test that never started nothing is kept.
	 */
	public function test_a_draft_that_is_taken_out_is_forgotten(): void {
		$draft   = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] );
		$started = $this->test_on_post();
		foreach ( [ $draft, $started ] as $key ) {
			$this->save( $key->post, '<!-- wp:paragraph --><p>None</p><!-- /wp:paragraph -->' );
		}
		$this->fresh();
		self::assertNull( $this->registry->find( $draft ) );
		self::assertNotNull( $this->registry->find( $started ) );
	}

	/**
	 * AB-70: the editor hears what has become of each test.
	 */
	public function test_the_editor_is_told(): void {
		$this->become( 'administrator' );
		$key = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] );
		update_post_meta( $key->post, '_brolga_highest_test', 1 );
		// Its routes are there already; the field alone is added anew.
		$server = rest_get_server();
		remove_all_actions( 'rest_api_init' );
		$this->built->get( EditorParts::class )->register();
		do_action( 'rest_api_init', $server );
		$told = fn (): string => (string) wp_json_encode(
			( (array) $this->rest( 'GET', "/wp/v2/pages/{$key->post}", [ 'context' => 'edit' ] )
				->get_data() )['brolga_test_states'] ?? null
		);
		$started = fn (): string => (string) wp_json_encode(
			( (array) $this->rest( 'POST', "/wp/v2/pages/{$key->post}", [ 'content' => self::ab_test( $key->post ) ] )
				->get_data() )['brolga_test_states'] ?? null
		);
		self::assertSame( '{"1":"draft"}', $told() );
		self::assertSame( '{"1":"running"}', $started() );
		self::assertSame(
			'{}',
			(string) wp_json_encode(
				( (array) $this->rest( 'GET', '/wp/v2/pages/' . $this->make_post( 'None' ), [ 'context' => 'edit' ] )
					->get_data() )['brolga_test_states'] ?? null
			)
		);
	}

	/**
	 * AB-34: a page's tests are one query.
	 */
	public function test_posts_are_read_at_once(): void {
		$one = $this->test_on_post();
		$two = $this->test_on_post();
		$this->fresh();
		$before = self::db()->num_queries;
		$this->registry->prime( [ $one->post, $two->post, 987654321 ] );
		self::assertNotNull( $this->registry->running( $one ) );
		self::assertNotNull( $this->registry->running( $two ) );
		self::assertNull( $this->registry->running( new TestKey( 987654321 ) ) );
		self::assertSame( 1, self::db()->num_queries - $before );
		self::assertCount(
			2,
			array_filter(
				$this->registry->list(),
				static fn ( $stored ): bool => in_array( $stored->test->key->post, [ $one->post, $two->post ], true )
			)
		);
	}
}
