<?php
/**
 * Blocks that are shown by rule.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Effects;

use Brolga\Content\Posts\PostCards;
use Brolga\Core\Blocks\ShowRule;
use Brolga\Core\Caches\DatedPages;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Effects\BlockEffects;
use Brolga\Forms\Source\FormId;
use Brolga\Search\Words\VisibleText;
use Brolga\Tests\FormTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

/**
 * VIS-1 to VIS-11 as the server has them.
 */
final class VisibilityTest extends FormTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Australia/Brisbane' );
		wp_unschedule_hook( DatedPages::EVENT );
	}

	/**
	 * A group with a rule.
	 *
	 * @param mixed $rule As it is saved.
	 */
	private static function group( mixed $rule, string $inside = '' ): string {
		return get_comment_delimited_block_content(
			'core/group',
			[ ShowRule::ATTRIBUTE => $rule ],
			'<div class="wp-block-group"><!-- wp:paragraph --><p>Secret ferns</p><!-- /wp:paragraph -->' . $inside . '</div>'
		);
	}

	/** A time on the site's clock. */
	private static function at( string $when ): string {
		return ( new DateTimeImmutable( $when, wp_timezone() ) )->format( 'Y-m-d\TH:i' );
	}

	/** VIS-2: guests and roles see what is theirs, and nothing of the rest is printed. */
	public function test_who_is_logged_in_decides(): void {
		$in    = self::group( [ 'who' => 'in' ] );
		$out   = self::group( [ 'who' => 'out' ] );
		$staff = self::group(
			[
				'who'   => 'roles',
				'roles' => [ 'editor', 'gone_with_a_plugin' ],
			]
		);
		self::assertSame( '', trim( do_blocks( $in . $staff ) ) );
		self::assertStringContainsString( 'Secret ferns', do_blocks( $out ) );

		$this->become( 'subscriber' );
		self::assertStringContainsString( 'Secret ferns', do_blocks( $in ) );
		self::assertSame( '', trim( do_blocks( $out . $staff ) ) );

		$this->become( 'editor' );
		self::assertStringContainsString( 'Secret ferns', do_blocks( $staff ) );
	}

	/** VIS-2: children that are left out are not counted by their parents, which would take those around them. */
	public function test_parents_do_not_count_what_is_left_out(): void {
		$tab  = static fn ( string $label, string $inside = '', mixed $rule = null ): string =>
			get_comment_delimited_block_content(
				'brolga/tab',
				[ 'label' => $label ] + ( null === $rule ? [] : [ ShowRule::ATTRIBUTE => $rule ] ),
				"<!-- wp:paragraph --><p>In {$label}</p><!-- /wp:paragraph -->{$inside}"
			);
		$tabs = static fn ( string ...$inside ): string => get_comment_delimited_block_content(
			'brolga/tabs',
			[],
			implode( '', $inside )
		);
		$html = do_blocks( $tabs(
			$tab( 'First' ),
			$tab( 'Second', $tabs( $tab( 'Inner' ), $tab( 'Members', '', [ 'who' => 'in' ] ) ) )
		) );
		preg_match_all( '#wp-block-brolga-tabs__tab"[^>]*>([^<]*)#', $html, $found );
		self::assertSame( [ 'First', 'Second', 'Inner' ], $found[1] );
		self::assertStringNotContainsString( 'Members', $html );
	}

	/** VIS-3: both dates are on the site's clock; the second is when a block is gone. */
	public function test_dates_are_on_the_sites_clock(): void {
		$rule = ShowRule::of( [
			'attrs' => [
				ShowRule::ATTRIBUTE => [
					'from'  => '2026-12-24T18:00',
					'until' => '2026-12-25T00:00',
				],
			],
		] );
		self::assertNotNull( $rule );
		$at = static fn ( string $utc ): DateTimeImmutable => new DateTimeImmutable( "{$utc} UTC" );
		// Brisbane is ten hours ahead.
		self::assertFalse( $rule->admits( $at( '2026-12-24 07:59:59' ), null ) );
		self::assertTrue( $rule->admits( $at( '2026-12-24 08:00:00' ), null ) );
		self::assertTrue( $rule->admits( $at( '2026-12-24 13:59:59' ), null ) );
		self::assertFalse( $rule->admits( $at( '2026-12-24 14:00:00' ), null ) );
		self::assertSame( $at( '2026-12-24 08:00' )->getTimestamp(), $rule->next_change( $at( '2026-12-01' ) ) );
		self::assertSame( $at( '2026-12-24 14:00' )->getTimestamp(), $rule->next_change( $at( '2026-12-24 08:00' ) ) );
		self::assertNull( $rule->next_change( $at( '2026-12-24 14:00' ) ) );
	}

	/** VIS-4: page caches drop pages when one of their blocks appears or goes. */
	public function test_caches_are_told_when_a_block_appears_or_goes(): void {
		$dropped = 0;
		add_action(
			'brolga_drop_pages',
			static function () use ( &$dropped ): void {
				++$dropped;
			}
		);
		do_blocks( self::group( [ 'from' => self::at( '+2 days' ) ] ) );
		do_blocks( self::group( [ 'until' => self::at( '+1 day' ) ] ) );
		do_blocks( self::group( [ 'from' => self::at( '+3 days' ) ] ) );
		$next = ( new DateTimeImmutable( self::at( '+1 day' ), wp_timezone() ) )->getTimestamp();
		self::assertSame( $next, wp_next_scheduled( DatedPages::EVENT ) );

		do_action( DatedPages::EVENT );
		self::assertSame( 1, $dropped );
	}

	/** VIS-5 VIS-6: what the browser decides waits in a template, with a script that the policy knows. */
	public function test_the_address_and_the_cart_are_the_browsers(): void {
		$html = do_blocks( self::group(
			[
				'param'  => 'from',
				'value'  => 'a"b',
				'cart'   => 'product',
				'cartId' => 12,
			]
		) );
		self::assertMatchesRegularExpression(
			'#^<template data-brolga-param="from" data-brolga-value="a&quot;b" data-brolga-cart="p12"><div .*'
				. '</div></template><script[^>]*>\( \( script \) =>.*</script>$#s',
			trim( $html )
		);
		self::assertContains( '@brolga/cart-blocks', wp_script_modules()->get_queue() );
	}

	/** VIS-8: excerpts, feeds, answers of the REST API and searches have no words of a block with a rule. */
	public function test_nothing_leaks_where_no_page_is_shown(): void {
		foreach ( [ [ 'who' => 'in' ], [ 'param' => 'from' ], [ 'cart' => 'filled' ] ] as $rule ) {
			$content = '<!-- wp:paragraph --><p>Open moss</p><!-- /wp:paragraph -->' . self::group( $rule );
			$post    = get_post( $this->make_post( $content ) );
			self::assertInstanceOf( WP_Post::class, $post );
			self::assertSame( 'Open moss', trim( get_the_excerpt( $post ) ) );
			self::assertSame( 'Open moss', PostCards::excerpt( $post ) );
			self::assertSame( 'Open moss', trim( $this->built->get( VisibleText::class )->of( $content ) ) );
			$rendered = self::during_rest( static fn (): string => do_blocks( $content ) );
			self::assertStringContainsString( 'Open moss', $rendered );
			self::assertStringNotContainsString( 'Secret', $rendered );
		}
	}

	/** VIS-11: the editor's own renderings show every block. */
	public function test_the_editor_shows_every_block(): void {
		$_GET['context'] = 'edit';
		$block           = self::group( [ 'who' => 'out' ] );
		$show            = static fn (): string => self::during_rest( static fn (): string => do_blocks( $block ) );
		$this->become( 'subscriber' );
		self::assertStringNotContainsString( 'Secret', $show() );
		$this->become( 'editor' );
		self::assertStringContainsString( 'Secret', $show() );
	}

	/**
	 * Runs something as a request of the REST API does.
	 *
	 * @param callable(): string $work What.
	 */
	private static function during_rest( callable $work ): string {
		add_filter( 'wp_is_rest_endpoint', '__return_true' );
		$done = $work();
		remove_filter( 'wp_is_rest_endpoint', '__return_true' );
		return $done;
	}

	/** What a page shows. */
	private function shown( int $page ): string {
		$GLOBALS['post'] = get_post( $page );
		$html            = apply_filters( 'the_content', get_post_field( 'post_content', $page, 'raw' ) );
		return is_string( $html ) ? $html : '';
	}

	/** @return list<string> The tokens of the forms in some markup. */
	private static function tokens_in( string $html ): array {
		preg_match_all( '/name="' . Constants::FORM_FORM_TOKEN_NAME . '" value="([^"]+)"/', $html, $found );
		return $found[1];
	}

	/** @return iterable<string, array{mixed, bool}> What is saved, and whether a guest sees the block at once. */
	public static function odd(): iterable {
		yield 'nothing' => [ null, true ];
		yield 'a word' => [ 'in', true ];
		yield 'a list' => [ [ 'in' ], true ];
		yield 'unknown keys' => [ [ 'colour' => 'red' ], true ];
		yield 'an unknown audience' => [ [ 'who' => 'friends' ], false ];
		yield 'lists in place of words' => [
			array_fill_keys( [ 'who', 'from', 'until', 'param', 'cart' ], [ 'x' ] ),
			true,
		];
		yield 'no roles' => [ [ 'who' => 'roles' ], false ];
		yield 'dates that are none' => [
			[
				'from'  => '2026-02-31T08:00',
				'until' => 'tomorrow',
			],
			true,
		];
		yield 'dates that are reversed' => [
			[
				'from'  => '2099-01-01T00:00',
				'until' => '2001-01-01T00:00',
			],
			false,
		];
		yield 'too long a parameter' => [ [ 'param' => str_repeat( 'x', 10000 ) ], false ];
		yield 'too long a date' => [ [ 'until' => str_repeat( '2', 10000 ) ], true ];
		yield 'no product' => [ [ 'cart' => 'product' ], false ];
		yield 'an unknown cart' => [ [ 'cart' => '"><script>' ], false ];
	}

	/** VIS-9: bad input does no harm, and shows to nobody what was meant for some. */
	#[DataProvider( 'odd' )]
	public function test_odd_rules_do_no_harm( mixed $rule, bool $shown ): void {
		$html = do_blocks( self::group( $rule ) );
		self::assertSame( $shown, str_contains( $html, 'Secret ferns' ) );
		self::assertStringNotContainsString( '<script', $html );
	}

	/** VIS-7: a form that a rule hides refuses what is sent, and its visitor's own login counts. */
	public function test_a_hidden_form_takes_nothing(): void {
		$member = $this->form_on_page( [ ShowRule::ATTRIBUTE => [ 'who' => 'in' ] ] );
		$over   = self::id_of( $this->make_post( self::group( [ 'until' => self::at( '-1 hour' ) ], self::form() ) ) );
		foreach ( [ $member, $over ] as $form ) {
			self::assertSame( ErrorKey::UnknownForm, $this->service->submit( $this->submission( $form ) )->error );
		}
		self::assertNotNull( $this->locator->find( $member ), 'Mails about its leads find it.' );

		// The REST API knows nobody without a nonce, but the cookie is there.
		$user                         = $this->become( 'subscriber' );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, time() + 60, 'logged_in' );
		wp_set_current_user( 0 );
		self::assertNull( $this->service->submit( $this->submission( $member ) )->error );
	}

	/** VIS-7: a form that is left out keeps its number among those with the same identity. */
	public function test_forms_keep_their_numbers(): void {
		$this->built->get( BlockEffects::class )->register();
		$page = $this->make_post(
			self::group( [ 'who' => 'in' ], self::form( [ 'title' => 'Members' ] ) )
				. self::form( [ 'title' => 'Guests' ] )
		);
		$id   = FormId::copy( self::id_of( $page )->source, 'enquiry', 2 );
		self::assertSame( 'Guests', $this->locator->offered( $id )?->title );
		self::assertNull( $this->locator->offered( self::id_of( $page ) ) );

		$ids = array_map(
			fn ( string $token ): string => $this->tokens->read( $token )->format(),
			self::tokens_in( $this->shown( $page ) )
		);
		self::assertSame( [ $id->format() ], $ids );
		$this->become( 'subscriber' );
		self::assertCount( 2, self::tokens_in( $this->shown( $page ) ) );
	}

	/** VIS-10: within a form no rule applies, because fields have conditions. */
	public function test_fields_have_no_rules(): void {
		$fields = self::FIELDS;
		$fields[0][ ShowRule::ATTRIBUTE ] = [ 'who' => 'in' ];
		$page                             = $this->make_post( self::form( [], $fields ) );
		self::assertStringContainsString( 'Your name', $this->shown( $page ) );
	}
}
