<?php
/**
 * What stays of content when the plugin goes.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Business\BusinessSection;
use Brolga\Content\Saved\FallbackRefresh;
use Brolga\Content\Saved\ReadableFallback;
use Brolga\Core\Support\PluginFile;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\WithoutPlugin;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * BLOCK-400 BLOCK-401
 */
final class ReadableFallbackTest extends FormTestCase {

	/** Attributes that are no words to read: settings, names of controls, what is said after something was done. */
	private const NOT_READ = [
		'redirect', 'redirectUrl', 'message', 'messages', 'placeholder', 'patternMessage', 'wording', 'submitLabel',
		'buttonText', 'allLabel', 'shortLabels', 'labels', 'consent', 'success', 'feedUrl', 'companyUrl', 'end',
		'imageUrl', 'imageAlt', 'videoUrl', 'posterUrl', 'portraitUrl', 'portraitAlt', 'captionsUrl', 'captionsLabel',
		'url', 'singular', 'plural',
	];

	/** What is asked where there is no form to answer in is nothing to read: BLOCK-660. */
	private const ASKED = 'brolga/form-field';

	/** Blocks whose label names them to screen readers, and is read by nobody else. */
	private const NAMED_ALONE = [
		'brolga/carousel', 'brolga/cart-count', 'brolga/dot-nav', 'brolga/fullwidth-portfolio', 'brolga/gallery',
		'brolga/header-search', 'brolga/map', 'brolga/menu', 'brolga/post-slider', 'brolga/scroll-top',
		'brolga/search', 'brolga/section', 'brolga/slider', 'brolga/video-slider',
	];

	private static function written( string $content ): string {
		$kept = Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) )->get( ReadableFallback::class );
		return $kept->written( $content );
	}

	/**
	 * As WordPress prints it without us: what stands between the blocks' comments.
	 */
	private static function off( string $content ): string {
		$text = wp_strip_all_tags( (string) preg_replace( '/<!--.*?-->|<br>/s', ' ', $content ) );
		return trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) ) );
	}

	/**
	 * Each block, with a word in each text that is read.
	 *
	 * @return iterable<string, array{string, array<string, string>}>
	 */
	public static function blocks(): iterable {
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/plugin/blocks/*/block.json' ) as $file ) {
			$block = json_decode( (string) file_get_contents( (string) $file ), true );
			if ( ! is_array( $block ) || ! is_string( $block['name'] ) || ! is_array( $block['attributes'] ?? null ) ) {
				continue;
			}
			$texts = [];
			foreach ( $block['attributes'] as $name => $rules ) {
				if (
					self::ASKED !== $block['name']
					&& is_array( $rules )
					&& 'content' === ( $rules['role'] ?? '' )
					&& 'string' === ( $rules['type'] ?? '' )
					&& ! in_array( $name, self::NOT_READ, true )
				) {
					$texts[ (string) $name ] = "Word-of-{$name}";
				}
			}
			if ( [] !== $texts && ! in_array( $block['name'], self::NAMED_ALONE, true ) ) {
				yield $block['name'] => [ $block['name'], $texts ];
			}
		}
	}

	/**
	 * BLOCK-400: whatever can be read with us can be read without us.
	 *
	 * @param string                $name  The block.
	 * @param array<string, string> $texts Its texts.
	 */
	#[DataProvider( 'blocks' )]
	public function test_a_blocks_own_words_stay_readable( string $name, array $texts ): void {
		$content = get_comment_delimited_block_content( $name, $texts, '' );
		self::assertSame( '', self::off( $content ) );
		$written = self::written( $content );
		foreach ( $texts as $text ) {
			self::assertStringContainsString( $text, self::off( $written ) );
		}
		// Once, however often it is saved.
		self::assertSame( $written, self::written( $written ) );
	}

	/**
	 * BLOCK-480: what is stored is byte by byte what the editor would store, or it takes the post for changed.
	 */
	public function test_it_stands_as_the_editor_writes_it(): void {
		$item  = '<!-- wp:brolga/accordion-item {"title":"Where?"}';
		$typed = '<!-- wp:brolga/contact-form {"title":"Quote"} -->' . "\n"
			. "{$item} /-->\n\n{$item} /-->\n" . '<!-- /wp:brolga/contact-form -->';
		$named = "{$item} -->\n" . '<div class="brolga-saved"><strong>Where?</strong></div>'
			. "\n<!-- /wp:brolga/accordion-item -->";
		$saved = self::written( $typed );
		self::assertSame(
			'<!-- wp:brolga/contact-form {"title":"Quote"} -->' . "\n"
			. '<div class="brolga-saved"><strong>Quote</strong><br>This form is not available at the moment.</div>'
			. "{$named}\n\n{$named}\n<!-- /wp:brolga/contact-form -->",
			$saved
		);
		self::assertSame( $saved, self::written( $saved ) );
	}

	/**
	 * BLOCK-400: the same page with us has each text once, where its block prints it.
	 */
	public function test_nothing_of_it_is_shown_with_us(): void {
		array_map( self::register_from_source( ... ), [ 'accordion', 'accordion-item', 'contact-form', 'form-field' ] );
		self::set( new BusinessSection(), [ 'business_email' => 'hello@fig.example' ] );
		$content = '<!-- wp:brolga/accordion --><!-- wp:brolga/accordion-item {"title":"How soon?"} -->'
			. '<!-- wp:paragraph --><p>Ten days.</p><!-- /wp:paragraph -->'
			. '<!-- /wp:brolga/accordion-item --><!-- /wp:brolga/accordion -->'
			. '<!-- wp:brolga/contact-form {"title":"Quote"} -->'
			. '<!-- wp:brolga/form-field {"fieldId":"place","type":"radio","label":"Where?",'
			. '"options":[{"label":"Inside"},{"label":"Out"}]} /-->'
			. '<!-- /wp:brolga/contact-form -->';
		$post    = wp_insert_post( [ 'post_title' => 'Help', 'post_content' => wp_slash( $content ) ] );
		$saved   = (string) get_post_field( 'post_content', $post );
		self::assertSame(
			'How soon? Ten days. Quote To send us a message, email hello@fig.example.',
			self::off( $saved )
		);
		$page = do_blocks( $saved );
		self::assertStringNotContainsString( 'brolga-saved', $page );
		self::assertStringNotContainsString( 'To send us a message', $page );
		self::assertSame( 1, substr_count( $page, 'How soon?' ) );
	}

	/**
	 * BLOCK-550: without us, everybody sees the control alone, as the editor would write it.
	 */
	public function test_variants_are_saved_hidden(): void {
		$variant = static fn ( string $attributes, string $text ): string => "<!-- wp:brolga/variant{$attributes} -->\n"
			. "<!-- wp:paragraph -->\n<p>{$text}</p>\n<!-- /wp:paragraph -->\n<!-- /wp:brolga/variant -->";
		$content = "<!-- wp:brolga/experiment -->\n" . $variant( '', 'Free' ) . "\n\n"
			. $variant( ' {"number":1}', 'Fixed' ) . "\n<!-- /wp:brolga/experiment -->";
		$written = self::written( $content );
		self::assertSame(
			str_replace(
				[ "\"number\":1} -->\n<!--", "<p>Fixed</p>\n<!-- /wp:paragraph -->" ],
				[
					"\"number\":1} -->\n<div class=\"brolga-saved-off\" hidden><!--",
					"<p>Fixed</p>\n<!-- /wp:paragraph --></div>",
				],
				$content
			),
			$written
		);
		self::assertSame( $written, self::written( $written ) );
		$shown = WithoutPlugin::during( static fn (): string => do_blocks( $written ) );
		self::assertMatchesRegularExpression( '#^\s*<p[^>]*>Free</p>\s*<div class="brolga-saved-off" hidden>#', $shown );
	}

	/**
	 * BLOCK-660: where nobody can answer, nothing is asked; what an earlier save had of it goes.
	 *
	 * @param string $type Of the field.
	 */
	#[TestWith( [ 'input' ] )]
	#[TestWith( [ 'radio' ] )]
	#[TestWith( [ 'hidden' ] )]
	public function test_a_field_asks_nothing( string $type ): void {
		$field = "<!-- wp:brolga/form-field {\"fieldId\":\"place\",\"type\":\"{$type}\",\"label\":\"Where?\","
			. '"options":[{"label":"Inside"}],"help":"Roughly."}';
		self::assertSame( "{$field} /-->", self::written( "{$field} /-->" ) );
		$earlier = "{$field} -->\n<div class=\"brolga-saved\"><strong>Where?</strong><br>Inside</div>\n"
			. '<!-- /wp:brolga/form-field -->';
		self::assertSame( "{$field} /-->", self::written( $earlier ) );
	}

	/**
	 * BLOCK-661: a form that is not there says what to do instead.
	 */
	public function test_a_form_says_what_to_do_instead(): void {
		$said = static fn ( string $block ): string => self::off( self::written( "<!-- wp:brolga/{$block} /-->" ) );
		$feed = 'newsletter {"kind":"feed","feedUrl":"https://feeds.example/fig"}';
		self::assertSame( 'This form is not available at the moment.', $said( 'contact-form' ) );
		self::assertSame( 'You cannot sign up here at the moment.', $said( 'newsletter' ) );
		self::set( new BusinessSection(), [ 'business_phone' => '0113 496 0000', 'country' => 'GB' ] );
		self::assertSame( 'To sign up, call 0113 496 0000.', $said( 'newsletter' ) );
		self::set( new BusinessSection(), [ 'business_email' => 'hello@fig.example' ] );
		self::assertSame( 'Notes To sign up, email hello@fig.example.', $said( 'newsletter {"title":"Notes"}' ) );
		self::assertSame( 'Subscribe to the feed', $said( $feed ) );
		self::assertStringContainsString(
			'href="https://feeds.example/fig"',
			self::written( "<!-- wp:brolga/{$feed} /-->" )
		);
	}

	/**
	 * BLOCK-551: no heading stands over nothing where a map was: its pins say where they are, the business's, too.
	 */
	public function test_pins_say_where_they_are(): void {
		$pin = '<!-- wp:brolga/map-pin /-->';
		self::assertSame( $pin, self::written( $pin ) );
		self::set(
			new BusinessSection(),
			[ 'business_name' => 'Otley Bikes', 'street' => '4 Otley Road', 'city' => 'Leeds', 'country' => 'GB' ]
		);
		self::assertStringContainsString(
			'<strong>Otley Bikes</strong><br>4 Otley Road, Leeds<br><a href="https://',
			self::written( $pin )
		);
		self::assertMatchesRegularExpression(
			'#<strong>A place</strong><br><a href="https://[^"]+">Directions</a>#',
			self::written( '<!-- wp:brolga/map-pin {"lat":-27.48,"lng":153.01} /-->' )
		);
		self::assertStringContainsString(
			'12 Ferry Road<br>Daily, 7 to 3<br>',
			self::written( '<!-- wp:brolga/map-pin {"lat":1,"lng":1,"text":"12 Ferry Road\\nDaily, 7 to 3"} /-->' )
		);
	}

	/**
	 * BLOCK-552: what was saved earlier has the details of the day on which the plugin goes.
	 */
	public function test_the_last_words_are_todays(): void {
		$bound = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"brolga/business","args":{"key":"phone"}'
			. "}}}} -->\n<p>(07) 7010 0142</p>\n<!-- /wp:paragraph -->";
		$post  = $this->make_post( $bound );
		$date  = get_post_field( 'post_modified', $post );
		self::set( new BusinessSection(), [ 'business_phone' => '0113 496 0000', 'country' => 'GB' ] );
		$built = Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) );
		$built->get( FallbackRefresh::class )->register();
		do_action( 'deactivate_plugin', 'another/another.php', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertStringNotContainsString( '496', (string) get_post_field( 'post_content', $post ) );
		$own = plugin_basename( $built->get( PluginFile::class )->path );
		do_action( 'deactivate_plugin', $own, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertStringContainsString(
			'<p><a href="tel:+441134960000">0113 496 0000</a></p>',
			(string) get_post_field( 'post_content', $post )
		);
		self::assertSame( $date, get_post_field( 'post_modified', $post ) );
	}

	/**
	 * BLOCK-401: without us, a text that was bound is the owner's, not the sample that it began with.
	 */
	public function test_details_of_the_owner_are_saved_where_they_are_bound(): void {
		self::set( new BusinessSection(), [ 'business_phone' => '0113 496 0000', 'country' => 'GB' ] );
		$bound = static fn ( string $key ): string => '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":'
			. "\"brolga/business\",\"args\":{\"key\":\"{$key}\"}}}}} -->\n<p class=\"big\">(07) 7010 0142</p>\n"
			. '<!-- /wp:paragraph -->';
		$post  = wp_insert_post(
			[ 'post_title' => 'Contact', 'post_content' => wp_slash( $bound( 'phone' ) . $bound( 'email' ) ) ]
		);
		$saved = (string) get_post_field( 'post_content', $post );
		self::assertStringContainsString( '<p class="big"><a href="tel:+441134960000">0113 496 0000</a></p>', $saved );
		// BLOCK-431: what the owner has not filled in is nobody's number.
		self::assertStringContainsString( '<p class="big"></p>', $saved );
		self::assertStringNotContainsString( '7010', $saved );
	}

	/**
	 * BLOCK-431: without us, a button that was bound rings the owner, or nobody.
	 */
	public function test_bound_buttons_are_saved_with_their_links(): void {
		$button  = '<!-- wp:button {"metadata":{"bindings":{"url":{"source":"brolga/business","args":{"key":"phone"}},'
			. '"text":{"source":"brolga/business","args":{"key":"phone","text":"Ring %s"}}}}} -->' . "\n"
			. '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button"'
			. ' href="tel:+61770100142">Ring (07) 7010 0142</a></div>' . "\n<!-- /wp:button -->";
		$written = self::written( $button );
		self::assertStringNotContainsString( '7010', $written );
		self::assertStringNotContainsString( 'href', $written );
		self::assertMatchesRegularExpression( '#wp-element-button"\s*></a></div>#', $written );
		self::set( new BusinessSection(), [ 'business_phone' => '0113 496 0000', 'country' => 'GB' ] );
		$filled = self::written( $button );
		self::assertStringContainsString( ' href="tel:+441134960000"', $filled );
		self::assertStringContainsString( '>Ring 0113 496 0000</a></div>', $filled );
		self::assertSame( $filled, self::written( $filled ) );
	}
}
