<?php
/**
 * Blocks in feeds.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Feeds\FeedAddresses;
use Brolga\Content\Feeds\FeedMarkup;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see FEED-8
 */
#[Group( 'once' )]
final class FeedBlocksTest extends TestCase {

	/**
	 * A post's content as a feed has it.
	 *
	 * @param string $content Blocks.
	 */
	private static function in_feed( string $content ): string {
		$post = Posts::make( 1 )[0];
		wp_update_post( [ 'ID' => $post, 'post_content' => wp_slash( $content ) ] );
		// What the feed begins with; its file would send headers.
		remove_all_actions( 'do_feed_rss2', 10 );
		do_action( 'do_feed_rss2' );
		$GLOBALS['post'] = get_post( $post );
		$html            = apply_filters( 'the_content', get_post_field( 'post_content', $post ) );
		self::assertIsString( $html );
		return str_replace( (string) get_permalink( $post ), '[page]', $html );
	}

	/**
	 * FEED-8: forms lead to their page, countdowns say when, what is folded is open, furniture is gone; what is not
	 * ours stays.
	 */
	public function test_a_feed_reads_well(): void {
		update_option( 'date_format', 'j F Y' );
		update_option( 'time_format', 'H:i' );
		$html = self::in_feed(
			'<!-- wp:paragraph {"className":"mine"} --><p class="mine">Before <button>Theirs</button></p><!-- /wp:paragraph -->'
			. '<!-- wp:brolga/contact-form {"uid":"u1"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /--><!-- /wp:brolga/contact-form -->'
			. '<!-- wp:brolga/countdown {"end":"2031-02-03T04:05","zone":"utc","title":"Until the sale"} /-->'
			. '<!-- wp:brolga/accordion --><!-- wp:brolga/accordion-item {"title":"Pruning"} --><!-- wp:paragraph --><p>In <strong>winter</strong> &amp; dry</p><!-- /wp:paragraph --><!-- /wp:brolga/accordion-item --><!-- /wp:brolga/accordion -->'
			. '<!-- wp:brolga/tabs --><!-- wp:brolga/tab {"label":"Soil"} --><!-- wp:paragraph --><p>Sandy</p><!-- /wp:paragraph --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->'
			. '<!-- wp:brolga/search /--><!-- wp:brolga/scroll-top /-->'
		);
		self::assertMatchesRegularExpression( '~<p class="mine[^"]*">Before <button>Theirs</button></p>~', $html );
		self::assertMatchesRegularExpression( '~<p><a href="\[page\]#[\w-]+">Fill in the form on our website</a></p>~', $html );
		self::assertStringContainsString( 'Until the sale', $html );
		self::assertStringContainsString( '3 February 2031, 04:05</time>', $html );
		self::assertStringContainsString( 'Pruning', $html );
		self::assertStringContainsString( '<p>In <strong>winter</strong> &amp; dry</p>', $html );
		self::assertSame( 1, substr_count( $html, 'Soil' ) );
		self::assertStringContainsString( '<p>Sandy</p>', $html );
		self::assertStringNotContainsString( 'Your name', $html );
		self::assertStringNotContainsString( 'role="timer"', $html );
		self::assertStringNotContainsString( 'brolga', $html );
		self::assertSame( 0, substr_count( $html, '<form' ) + substr_count( $html, '<input' ) );
	}

	/**
	 * Every block's markup, as its tests pin it.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function pinned(): iterable {
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/plugin/blocks/*/tests/markup/*.html' ) as $file ) {
			yield substr(
				(string) $file,
				strlen( dirname( __DIR__, 4 ) . '/plugin/blocks/' )
			) => [ (string) file_get_contents( (string) $file ) ];
		}
	}

	/**
	 * FEED-8: nothing in a feed needs a script or our styles, and doing it twice is doing it once.
	 *
	 * @param string $html Markup of a block.
	 */
	#[DataProvider( 'pinned' )]
	public function test_nothing_needs_a_script( string $html ): void {
		$plain = ( new FeedMarkup( 'https://fig.example/a/' ) )->of( $html );
		self::assertDoesNotMatchRegularExpression(
			'~<(?:button|form|input|script|style|svg|template|dialog|nav)\b|\s(?:class|id|style|role|hidden|data-[\w-]+|aria-[\w-]+|on\w+)[=\s>]~i',
			(string) preg_replace( '/>[^<]*</', '><', $plain )
		);
		self::assertSame( $plain, ( new FeedMarkup( 'https://fig.example/a/' ) )->of( $plain ) );
	}

	/**
	 * FEED-220: addresses are whole; what is whole already stays as it was printed.
	 */
	public function test_addresses_in_feeds_are_whole(): void {
		$post = wp_insert_post(
			[
				'post_title'   => 'Ferns',
				'post_content' => 'x',
				'post_status'  => 'publish',
			]
		);
		self::assertIsInt( $post );
		$GLOBALS['post'] = get_post( $post );
		( new FeedAddresses() )->register();
		$origin = (string) preg_replace( '/^(https?:\/\/[^\/]+).*$/', '$1', home_url() );
		$page   = (string) get_permalink( $post );
		$markup = static fn ( string $site, string $here ): string => '<a href="' . $site . '/shop/?a=1&#038;b=2">S</a>'
			. '<img src="' . $site . '/a.jpg" srcset="' . $site . '/a.jpg 1x, https://x.test/b,c.jpg 2x">'
			. '<video poster="' . $site . '/p.jpg"></video>'
			. '<a href="' . $here . '#part">P</a><a href="mailto:a@example.org">M</a><a href="https://x.test/y">X</a>';
		foreach ( [ 'the_content_feed', 'the_excerpt_rss' ] as $filter ) {
			self::assertSame( $markup( $origin, $page ), apply_filters( $filter, $markup( '', '' ) ), $filter );
		}
	}
}
