<?php
/**
 * Two pages against each other at one address.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Delivery\VariantService;
use Brolga\AbTests\Pages\PageTestView;
use Brolga\AbTests\Pages\VariantPageAddress;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\PageProblem;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\Promotion;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestService;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Roles;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Tests\AbTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;
use WP_Query;
use WP_REST_Request;

/**
 * AB-64 AB-65 AB-66
 */
final class PagesTest extends AbTestCase {

	private const HTML = '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->';

	/** @var array<string, mixed> */
	private array $queries = [];

	protected function setUp(): void {
		parent::setUp();
		$this->queries = [
			'wp_query'     => $GLOBALS['wp_query'] ?? null,
			'wp_the_query' => $GLOBALS['wp_the_query'] ?? null,
			'post'         => $GLOBALS['post'] ?? null,
		];
		add_filter( 'brolga_has_page_cache', '__return_false' );
	}

	protected function tearDown(): void {
		foreach ( $this->queries as $name => $value ) {
			$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		}
		parent::tearDown();
	}

	/**
	 * Two published pages, A and B.
	 *
	 * @return array{int, int}
	 */
	private function pages(): array {
		$this->become( 'administrator' );
		$ids = [];
		foreach ( [ 'Prices', 'Offers' ] as $title ) {
			$ids[] = $this->make_post( sprintf( self::HTML, "Words of {$title}" ), 'publish', 'page', $title );
		}
		return $ids;
	}

	/**
	 * Tests one page against another, as the editor does.
	 *
	 * @param int                  $page  The first page.
	 * @param int                  $rival The other one.
	 * @param array<string, mixed> $more  What else the owner chose.
	 */
	private function pair( int $page, int $rival, array $more = [] ): TestKey {
		$answer = $this->rest(
			'POST',
			"/wp/v2/pages/{$page}",
			[ 'brolga_page_test' => $more + [ 'rival' => $rival, 'goal' => 'read', 'share' => 100 ] ]
		);
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->fresh();
		$pair = PagePair::of( $page );
		self::assertNotNull( $pair );
		return $pair->key;
	}

	/**
	 * What a visitor gets at a page's address: title and content.
	 */
	private function visit( int $page ): string {
		$this->fresh();
		$query                   = new WP_Query( [ 'page_id' => $page ] );
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back in the end.
		$GLOBALS['wp_query']     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back in the end.
		$before                  = Services::provide( $this->built );
		remove_all_filters( 'the_content', 8 );
		remove_all_filters( 'render_block_core/post-title' );
		$this->built->get( PageTestView::class )->register();
		$this->built->get( SourceStack::class )->register();
		try {
			return do_blocks( '<!-- wp:query {"queryId":1,"query":{"inherit":true}} --><!-- wp:post-template --><!-- wp:post-title {"level":1} /--><!-- wp:post-content /--><!-- /wp:post-template --><!-- /wp:query -->' );
		} finally {
			if ( null !== $before ) {
				Services::provide( $before );
			}
		}
	}

	/**
	 * Whether a test runs.
	 *
	 * @phpstan-impure
	 */
	private function runs( TestKey $key ): bool {
		$this->fresh();
		return null !== $this->registry->running( $key );
	}

	public function test_a_visitor_of_the_first_page_gets_the_other_ones_title_and_content(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		self::assertSame( (string) $page, $key->format() );
		wp_set_current_user( 0 );
		$html = $this->visit( $page );
		self::assertStringContainsString( '<span data-brolga-scripted>Offers</span><noscript>Prices</noscript></h1>', $html );
		self::assertMatchesRegularExpression( "#data-brolga-test=\"{$page}\" data-brolga-subject=\"1\"[^>]*data-brolga-scripted[^>]*>\s*<p[^>]*>Words of Offers</p>#", $html );
		self::assertMatchesRegularExpression( '#<noscript>.*Words of Prices.*</noscript>#s', $html );
		self::assertSame(
			[ $key->format() ],
			array_map(
				static fn ( $test ): string => $test->key->format(),
				$this->built->get( PageTests::class )->all()
			)
		);
		// The other page is itself at its own address.
		$other = $this->visit( $rival );
		self::assertStringContainsString( 'Words of Offers', $other );
		self::assertStringNotContainsString( 'data-brolga-subject', $other );
	}

	public function test_the_share_of_nobody_leaves_the_first_page(): void {
		[ $page, $rival ] = $this->pages();
		$this->pair( $page, $rival, [ 'share' => 0 ] );
		$html = $this->visit( $page );
		self::assertStringContainsString( '>Prices</h1>', $html );
		self::assertStringContainsString( 'data-brolga-subject="0"', $html );
		self::assertStringNotContainsString( 'Offers', $html );
	}

	/**
	 * AB-18, AB-19: with a page cache both wait for the visitor's variant, which brings its title along.
	 */
	public function test_with_a_cache_there_are_placeholders(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		add_filter( 'brolga_has_page_cache', '__return_true', 11 );
		$html = $this->visit( $page );
		self::assertStringContainsString( "<span data-brolga-title-of=\"{$page}\">Prices</span></h1>", $html );
		self::assertStringContainsString( 'data-brolga-placeholder', $html );
		self::assertStringNotContainsString( 'Words of Offers', $html );
		$given = $this->built->get( VariantService::class )->give( $key->format(), self::SERVER, [] );
		self::assertSame( '1', $given['id'] ?? '' );
		self::assertMatchesRegularExpression(
			'#^<div [^>]*data-brolga-title="Offers"[^>]*>.*Words of Offers#s',
			$given['content'] ?? ''
		);
		// Nobody is given what visitors may no longer see.
		wp_update_post( [ 'ID' => $rival, 'post_status' => 'private' ] );
		$this->fresh();
		self::assertNull( $this->built->get( VariantService::class )->give( $key->format(), self::SERVER, [] ) );
	}

	/**
	 * AB-20: all are in the page as templates.
	 */
	public function test_instant_delivery_has_both(): void {
		[ $page, $rival ] = $this->pages();
		$this->pair( $page, $rival, [ 'share' => 30 ] );
		self::set( new AbTestsSection(), [ 'delivery' => 'instant' ] );
		$html = $this->visit( $page );
		self::assertStringContainsString( '<template data-brolga-subject="0" data-brolga-weight="70"><span>Prices</span></template><template data-brolga-subject="1" data-brolga-weight="30"><span>Offers</span></template><noscript>Prices</noscript><script>', $html );
		self::assertMatchesRegularExpression( '#<template[^>]*data-brolga-subject="1"[^>]*><div .*Words of Offers#s', $html );
	}

	/**
	 * AB-52: whoever may edit a page and wants to see a variant sees it whole, and is not counted.
	 */
	public function test_a_variant_can_be_looked_at(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival, [ 'share' => 0 ] );
		// Its styles would be known to the tests after this one.
		add_filter( 'show_admin_bar', '__return_false' );
		$this->become( 'editor' );
		$_GET['brolga_variant'] = "{$key->format()}:1";
		try {
			$html = $this->visit( $page );
		} finally {
			unset( $_GET['brolga_variant'] );
		}
		self::assertStringContainsString( '>Offers</h1>', $html );
		self::assertStringContainsString( 'Words of Offers', $html );
		self::assertSame( [], $this->built->get( PageTests::class )->all() );
	}

	/**
	 * AB-2: forms are found where they are saved, and a form of the other page is its own.
	 */
	public function test_forms_of_the_other_page_are_found(): void {
		[ $page, $rival ] = $this->pages();
		$this->pair( $page, $rival );
		$places = [];
		add_filter(
			'render_block_core/paragraph',
			function ( string $html ) use ( &$places ): string {
				$places[ $html ] = $this->built->get( SourceStack::class )->current()?->format();
				return $html;
			}
		);
		$this->visit( $page );
		self::assertEqualsCanonicalizing( [ "post-{$page}", "post-{$rival}" ], array_values( $places ) );
		self::assertSame( "post-{$rival}", $places['<p class="wp-block-paragraph">Words of Offers</p>'] ?? '' );
		// So they are where the browser asks for the variant.
		unset( $places['<p class="wp-block-paragraph">Words of Offers</p>'] );
		$this->built->get( VariantService::class )->give( (string) $page, self::SERVER, [] );
		self::assertContains( "post-{$rival}", $places );
	}

	/**
	 * AB-34: what visitors cannot see of the other page, they do not get; everybody sees the first one.
	 */
	public function test_the_first_page_is_shown_where_the_other_one_is_not_public(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		foreach ( [
			[ 'post_status' => 'draft' ],
			[ 'post_status' => 'private' ],
			[ 'post_status' => 'publish', 'post_password' => 'x' ],
			[ 'post_status' => 'trash' ],
		] as $change ) {
			wp_update_post( [ 'ID' => $rival, 'post_status' => 'publish', 'post_password' => '' ] );
			self::assertTrue( $this->runs( $key ) );
			wp_update_post( [ 'ID' => $rival ] + $change );
			self::assertFalse( $this->runs( $key ), (string) wp_json_encode( $change ) );
			self::assertStringContainsString( '>Prices</h1>', $this->visit( $page ) );
			self::assertStringNotContainsString( 'Offers', $this->visit( $page ) );
		}
		wp_update_post( [ 'ID' => $rival, 'post_status' => 'publish' ] );
		self::assertTrue( $this->runs( $key ) );
		wp_delete_post( $rival, true );
		self::assertFalse( $this->runs( $key ) );
		self::assertStringContainsString( 'Words of Prices', $this->visit( $page ) );
		self::assertSame( PageProblem::Gone, PagePair::of( $page )?->problem() );
	}

	public function test_the_first_pages_password_hides_both(): void {
		[ $page, $rival ] = $this->pages();
		$this->pair( $page, $rival );
		wp_update_post( [ 'ID' => $page, 'post_password' => 'secret' ] );
		wp_set_current_user( 0 );
		$html = $this->visit( $page );
		self::assertStringNotContainsString( 'Words of', $html );
		self::assertStringContainsString( 'post_password', $html );
	}

	/**
	 * AB-65: what cannot be a test is refused with the reason, and nothing of the page is saved.
	 *
	 * @param string $case    What is wrong.
	 * @param string $expects The reason.
	 */
	#[DataProvider( 'refused' )]
	public function test_what_cannot_be_a_test_is_refused( string $case, string $expects ): void {
		[ $page, $rival ] = $this->pages();
		$third            = $this->make_post( 'x' );
		$sent             = $rival;
		match ( $case ) {
			'itself'       => $sent = $page,
			'nothing'      => $sent = 999999,
			'draft'        => wp_update_post( [ 'ID' => $rival, 'post_status' => 'draft' ] ),
			'its test'     => $this->save( $rival, self::ab_test( $rival ) ),
			'own test'     => $this->save( $page, self::ab_test( $page ) ),
			'breaks'       => $this->save( $rival, '<p>1</p><!--nextpage--><p>2</p>' ),
			'other pair'   => $this->pair( $third, $rival ),
			'chain'        => $this->pair( $rival, $third ),
			'chained'      => $this->pair( $third, $page ),
			default        => update_option( 'page_on_front', $rival ),
		};
		$before = get_post( $page )->post_title ?? '';
		$answer = $this->rest(
			'POST',
			"/wp/v2/pages/{$page}",
			[ 'title' => 'Changed', 'brolga_page_test' => [ 'rival' => $sent ] ]
		);
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( $expects, (string) wp_json_encode( $answer->get_data() ) );
		self::assertNull( PagePair::of( $page ) );
		self::assertSame( $before, get_post( $page )->post_title ?? '' );
	}

	/**
	 * What cannot be a test.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function refused(): iterable {
		yield 'a page against itself' => [ 'itself', 'against itself' ];
		yield 'no page' => [ 'nothing', 'no longer exists' ];
		yield 'a draft' => [ 'draft', 'see the other page' ];
		yield 'a page with a test' => [ 'its test', 'The other page contains a test' ];
		yield 'a test on the page' => [ 'own test', 'This page contains a test' ];
		yield 'a page with breaks' => [ 'breaks', 'page breaks' ];
		yield 'the other page of another test' => [ 'other pair', 'already part' ];
		yield 'a page that is tested itself' => [ 'chain', 'already part' ];
		yield 'from a page that is tested against' => [ 'chained', 'already part' ];
		yield 'the home page' => [ 'front', 'homepage' ];
	}

	/**
	 * AB-648: a popup is no page, and has no panel of page tests.
	 */
	public function test_a_popup_has_no_page_test(): void {
		$this->become( 'administrator' );
		$popup = $this->make_post( '<p>Sale</p>', 'publish', 'brolga_popup', 'Sale' );
		$data  = (array) $this->rest( 'GET', "/wp/v2/brolga_popup/{$popup}", [ 'context' => 'edit' ] )->get_data();
		self::assertSame( $popup, $data['id'] ?? null );
		self::assertArrayNotHasKey( 'brolga_page_test', $data );
		self::assertArrayNotHasKey( 'brolga_page_test_of', $data );
	}

	/**
	 * AB-28: whoever may not edit the page changes nothing.
	 */
	public function test_a_contributor_changes_nothing(): void {
		[ $page, $rival ] = $this->pages();
		$this->become( 'contributor' );
		self::assertSame(
			403,
			$this->rest( 'POST', "/wp/v2/pages/{$page}", [ 'brolga_page_test' => [ 'rival' => $rival ] ] )->get_status()
		);
		self::assertNull( PagePair::of( $page ) );
	}

	/**
	 * AB-1: another page is another test, and so is a copy of the page.
	 */
	public function test_another_page_is_another_test(): void {
		[ $page, $rival ] = $this->pages();
		$third            = $this->make_post( 'Third', 'publish', 'page', 'Third' );
		$first            = $this->pair( $page, $rival );
		self::assertSame( $first->format(), $this->pair( $page, $rival, [ 'name' => 'Renamed' ] )->format() );
		$second = $this->pair( $page, $third );
		self::assertSame( "{$page}-2", $second->format() );
		self::assertFalse( $this->runs( $first ) );
		self::assertTrue( $this->runs( $second ) );
		self::assertNull( PagePair::against( $rival ) );
		// As plugins copy pages, with all that is kept with them.
		$copy = $this->make_post( 'Copy' );
		update_post_meta( $copy, '_brolga_page_test', get_post_meta( $page, '_brolga_page_test', true ) );
		wp_update_post( [ 'ID' => $copy, 'post_title' => 'Copied' ] );
		self::assertNull( PagePair::of( $copy ) );
		self::assertSame( [], $this->registry->all_of_post( $copy ) );
		self::assertSame( $page, PagePair::against( $third )?->key->post );
		// What is ended does not run.
		self::assertSame(
			200,
			$this->rest( 'POST', "/wp/v2/pages/{$page}", [ 'brolga_page_test' => [ 'rival' => 0 ] ] )->get_status()
		);
		self::assertFalse( $this->runs( $second ) );
		self::assertNull( PagePair::against( $third ) );
	}

	/**
	 * AB-130 AB-420
	 */
	public function test_an_editor_without_tests_starts_and_stops_none(): void {
		[ $page, $rival ] = $this->pages();
		[ $third, $last ] = $this->pages();
		$key              = $this->pair( $page, $rival, [ 'name' => 'Ours' ] );
		add_filter( 'user_has_cap', static fn ( array $all ): array => [ Roles::MANAGE_TESTS => false ] + $all );
		$changes = [ [ $rival, [ 'name' => 'Changed', 'share' => 0 ] ], [ $third, [] ], [ 0, [] ] ];
		foreach ( $changes as [ $other, $values ] ) {
			$this->pair( $page, $other, $values );
			self::assertTrue( $this->runs( $key ) );
			self::assertSame( [ 'Ours', $rival ], [ PagePair::of( $page )?->name, PagePair::of( $page )?->rival ] );
		}
		self::assertFalse( $this->runs( $this->pair( $third, $last ) ) );
		self::assertTrue( PagePair::of( $third )?->draft );
	}

	/**
	 * AB-70: a test of two pages waits to be started, too, and everybody sees the first page.
	 */
	public function test_it_can_be_a_draft(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival, [ 'draft' => true ] );
		self::assertFalse( $this->runs( $key ) );
		self::assertStringContainsString( 'Words of Prices', $this->visit( $page ) );
		self::assertStringNotContainsString( 'Offers', $this->visit( $page ) );
		$line = $this->built->get( ResultService::class )->list()[0] ?? null;
		self::assertSame(
			[ 'draft', 'Offers', true ],
			[ $line?->line()['state'], ( (array) $line?->line()['rival'] )['title'] ?? '', $line?->line()['may_start'] ]
		);
		self::assertSame( $key->format(), $this->pair( $page, $rival )->format() );
		self::assertTrue( $this->runs( $key ) );
		self::assertStringContainsString( 'Words of Offers', $this->visit( $page ) );
		// Saved by an editor that has not heard.
		$this->pair( $page, $rival, [ 'draft' => true ] );
		self::assertTrue( $this->runs( $key ) );
		$third = $this->make_post( 'Third', 'publish', 'page', 'Third' );
		self::assertFalse( $this->runs( $this->pair( $page, $third, [ 'draft' => true ] ) ) );
	}

	/**
	 * AB-31: the editor of the first page hears whether either page has what the test is decided by.
	 */
	public function test_a_goal_in_either_page_is_told(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival, [ 'goal' => 'click' ] );
		$told             = fn (): mixed => ( (array) ( (array) $this->rest(
			'GET',
			"/wp/v2/pages/{$page}",
			[ 'context' => 'edit' ]
		)
			->get_data() )['brolga_page_test'] )['marked'] ?? null;
		self::assertFalse( $told() );
		$this->save( $rival, sprintf( '<!-- wp:paragraph {"brolgaGoal":"%s"} --><p>Offer</p><!-- /wp:paragraph -->', $key->format() ) );
		self::assertTrue( $told() );
	}

	/**
	 * A test in the content came later: the page's is none as long as it is there.
	 */
	public function test_a_test_in_the_content_comes_first(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		$this->save( $rival, self::ab_test( $rival ) );
		self::assertFalse( $this->runs( $key ) );
		$this->save( $rival, 'No test.' );
		self::assertTrue( $this->runs( $key ) );
		$this->save( $page, self::ab_test( $page, attributes: [ 'number' => 2 ] ) );
		self::assertFalse( $this->runs( $key ) );
		self::assertTrue( $this->runs( new TestKey( $page, 2 ) ) );
	}

	/**
	 * AB-50: who does not take part sees the first page.
	 */
	public function test_it_is_for_whom_its_owner_chose(): void {
		[ $page, $rival ] = $this->pages();
		$this->pair( $page, $rival, [ 'campaign' => 'spring' ] );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( 'Offers', $this->visit( $page ) );
		$_GET['utm_campaign'] = 'spring';
		try {
			self::assertStringContainsString( 'Offers', $this->visit( $page ) );
		} finally {
			unset( $_GET['utm_campaign'] );
		}
	}

	/**
	 * AB-24, AB-31: a goal in either content counts, and editors do not.
	 */
	public function test_goals_in_either_page_count(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival, [ 'goal' => 'click' ] );
		$this->save( $rival, "<!-- wp:paragraph {\"brolgaGoal\":\"{$page}\",\"brolgaGoalId\":\"g1\"} --><p>Buy</p><!-- /wp:paragraph -->" );
		self::assertMatchesRegularExpression(
			"#<p (?=[^>]*data-brolga-test=\"{$page}\")(?=[^>]*data-brolga-goal=\"g1\")[^>]*et_pb_ab_goal#",
			$this->visit( $page )
		);
		foreach ( [ '0', '1' ] as $subject ) {
			self::assertSame(
				'recorded',
				$this->sent( [
					'test_id'     => $page,
					'subject_id'  => $subject,
					'record_type' => 'click_goal',
					'key'         => "k{$subject}",
					'first'       => true,
				] )
			);
		}
		self::assertSame(
			'refused staff',
			$this->sent(
				[ 'test_id' => $page, 'subject_id' => '1', 'record_type' => 'click_goal', 'key' => 'k9' ],
				is_staff: true
			)
		);
		self::assertSame(
			[ '0 ClickGoal' => 1, '0 Visitors' => 1, '1 ClickGoal' => 1, '1 Visitors' => 1, 'refused staff' => 1 ],
			$this->counted( $key )
		);
		$result = $this->built->get( ResultService::class )->find( $key )?->all();
		self::assertSame( [ 'Control', 'Offers' ], array_column( (array) ( $result['variants'] ?? [] ), 'name' ) );
		self::assertTrue( $result['may_promote'] ?? false );
	}

	/**
	 * AB-160: the title goes along where that is chosen, the address never.
	 */
	public function test_the_title_of_the_winner_is_chosen(): void {
		wp_set_current_user( 1 );
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		$slug             = get_post( $page )->post_name ?? '';
		$request          = new WP_REST_Request( 'POST', "/brolga/v1/tests/{$key->format()}/promote" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ 'variant' => 1, 'title' => true ] ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		$post = get_post( $page );
		self::assertSame( [ 'Offers', $slug ], [ $post->post_title ?? '', $post->post_name ?? '' ] );
	}

	/**
	 * AB-27 AB-160: the winner takes the first page's place, as a revision; its title stays.
	 */
	public function test_the_winner_becomes_the_page(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		self::assertNull( $this->built->get( TestService::class )->promote( $key, 1 ) );
		$post = get_post( $page );
		self::assertInstanceOf( WP_Post::class, $post );
		self::assertSame(
			[ 'Prices', sprintf( self::HTML, 'Words of Offers' ) ],
			[ $post->post_title, $post->post_content ]
		);
		self::assertNotSame( [], wp_get_post_revisions( $page ) );
		self::assertNull( PagePair::of( $page ) );
		$this->fresh();
		$stored = $this->registry->find( $key );
		self::assertSame(
			[ TestStatus::Stopped, 1, false ],
			[ $stored?->status, $stored?->winner, $stored?->is_live ]
		);
		self::assertFalse( Promotion::is_possible( $key ) );
	}

	public function test_the_original_may_win(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		self::assertNull( $this->built->get( TestService::class )->promote( $key, 0 ) );
		self::assertSame( 'Prices', get_post( $page )->post_title ?? '' );
		self::assertNull( PagePair::of( $page ) );
		self::assertFalse( $this->runs( $key ) );
	}

	/**
	 * AB-66: search engines know one of the two.
	 */
	public function test_the_other_page_stands_for_the_first_one(): void {
		[ $page, $rival ] = $this->pages();
		$key              = $this->pair( $page, $rival );
		foreach ( [ true, false ] as $runs ) {
			if ( ! $runs ) {
				$this->registry->set_status( $key, TestStatus::Stopped );
			}
			$this->visit( $rival );
			foreach ( [ 20, PHP_INT_MIN ] as $priority ) {
				remove_all_filters( 'get_canonical_url', $priority );
				remove_all_filters( 'wp_sitemaps_posts_query_args', $priority );
			}
			remove_all_filters( 'wp_robots' );
			$this->built->get( VariantPageAddress::class )->register();
			// What pages of modules other tests have printed is not its matter.
			self::assertSame(
				get_permalink( $runs ? $page : $rival ),
				strtok( (string) wp_get_canonical_url( $rival ), '?' )
			);
			self::assertSame( $runs ? [ 'noindex' => true ] : [], apply_filters( 'wp_robots', [] ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
			self::assertSame( $runs ? [ 'post__not_in' => [ 3, $rival ] ] : [ 'post__not_in' => [ 3 ] ], apply_filters( 'wp_sitemaps_posts_query_args', [ 'post__not_in' => [ 3 ] ], 'page' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
			self::assertSame( get_permalink( $page ), wp_get_canonical_url( $page ) );
		}
	}

	/**
	 * AB-35: page caches drop both pages when one of them, or the test, changes.
	 */
	public function test_caches_drop_the_pages(): void {
		[ $page, $rival ] = $this->pages();
		$dropped          = [];
		add_action(
			'brolga_drop_pages',
			static function ( array $addresses ) use ( &$dropped ): void {
				$dropped = [ ...$dropped, ...$addresses ];
			}
		);
		$this->pair( $page, $rival );
		self::assertContains( get_permalink( $page ), $dropped );
		self::assertContains( get_permalink( $rival ), $dropped );
		$dropped = [];
		$this->save( $rival, 'Other words.' );
		self::assertContains( get_permalink( $page ), $dropped );
	}
}
