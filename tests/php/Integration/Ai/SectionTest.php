<?php
/**
 * Sections of a page, drafted from a sentence.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Ai;

use Brolga\Ai\Actions\DraftHeading;
use Brolga\Ai\Actions\DraftSection;
use Brolga\Ai\Sections\Layout;
use Brolga\Ai\Sections\SectionIcons;
use Brolga\Ai\Texts\PageTexts;
use Brolga\Tests\AiTestCase;
use Brolga\Tests\Support\AiProvider;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Patterns_Registry;

/**
 * AI-3 AI-5 AI-32 AI-33
 */
final class SectionTest extends AiTestCase {

	/** @param array<string, mixed> $answer */
	private static function answer( array $answer ): void {
		AiProvider::says( $answer + [
			'layout'  => 'reasons',
			'heading' => 'Why us',
			'text'    => '',
			'items'   => [],
			'button'  => '',
		] );
	}

	/** @return list<array{title: string, text: string, icon: string}> */
	private static function items( int $count, string $icon = '' ): array {
		$items = [];
		for ( $i = 1; $i <= $count; $i++ ) {
			$items[] = [
				'title' => "Title {$i}",
				'text'  => "Text {$i}.",
				'icon'  => $icon,
			];
		}
		return $items;
	}

	/** @return array<string, mixed> */
	private function section( int $post = 0 ): array {
		return $this->run_action( DraftSection::class, [
			'post' => 0 === $post ? $this->make_post( '', title: 'Hedges' ) : $post,
			'wish' => 'Three reasons to choose us, with icons',
		] );
	}

	private function content(): string {
		$content = $this->section()['content'];
		self::assertIsString( $content );
		return $content;
	}

	/** @return array<string, array{Layout}> */
	public static function layouts(): array {
		$layouts = [];
		foreach ( Layout::cases() as $layout ) {
			$layouts[ $layout->value ] = [ $layout ];
		}
		return $layouts;
	}

	/** No text of the pattern is left, and every one of the answer stands there once. */
	#[DataProvider( 'layouts' )]
	public function test_a_layout_shows_the_texts_and_no_sample( Layout $layout ): void {
		self::assertContains( $layout, Layout::available(), "The theme has no {$layout->pattern()}." );
		$answer = [ 'layout' => $layout->value, 'items' => self::items( $layout->items() ) ];
		$lines  = array_slice( [ 'Long ago.', 'Later.', 'Today.' ], 0, $layout->paragraphs() );

		$answer['text']   = implode( "\n", $lines );
		$answer['button'] = $layout->has_button() ? 'Write to us' : '';
		self::answer( $answer );
		$section = $this->section();
		self::assertSame( 0, $section['cut'] );
		self::assertIsString( $section['content'] );
		self::assertSame( $layout->title(), $section['title'] );
		self::assertSame(
			1 + $layout->paragraphs() + 2 * $layout->items() + (int) $layout->has_button(),
			count( (array) $section['texts'] )
		);
		foreach ( (array) $section['texts'] as $text ) {
			self::assertIsString( $text );
			self::assertSame( 1, substr_count( $section['content'], $text ), $text );
		}
		$texts = array_filter( (array) $section['texts'], is_string( ... ) );
		self::assertSame( [], array_diff( PageTexts::of( $section['content'] ), $texts ) );
		// What WordPress reads and writes again is the same: no block is broken.
		self::assertSame( $section['content'], serialize_blocks( parse_blocks( $section['content'] ) ) );
		self::assertSame( substr_count( $section['content'], '<div' ), substr_count( $section['content'], '</div>' ) );
		foreach ( [ 'heading', 'button' ] as $name ) {
			self::assertSame(
				substr_count( $section['content'], "<!-- wp:{$name}" ),
				substr_count( $section['content'], "<!-- /wp:{$name}" )
			);
		}
	}

	public function test_there_are_as_many_items_as_were_drafted(): void {
		foreach ( [ 2, 3, 5 ] as $count ) {
			self::answer( [ 'items' => self::items( $count ) ] );
			self::assertSame( $count, substr_count( $this->content(), 'Title ' ) );
		}
		self::answer( [ 'layout' => 'promises', 'items' => self::items( 3 ) ] );
		self::assertSame( 3, preg_match_all( '~<p[^>]*>[123]</p>~', $this->content() ) );
	}

	public function test_icons_are_wordpress_own_or_none(): void {
		self::assertNotSame( [], SectionIcons::names() );
		self::answer( [ 'items' => self::items( 3, 'shield' ) ] );
		$content = $this->content();
		self::assertSame( 3, substr_count( $content, '<!-- wp:icon {"icon":"core/shield"' ) );
		self::assertStringContainsString( '<svg', do_blocks( $content ) );
		foreach ( [ 'arrow-left', 'x"} /--><script>', '' ] as $icon ) {
			self::answer( [ 'items' => [ ...self::items( 2, 'shield' ), [ 'icon' => $icon ] + self::items( 1 )[0] ] ] );
			$content = $this->content();
			self::assertStringNotContainsString( 'wp:icon', $content );
			self::assertStringNotContainsString( '<script', $content );
		}
	}

	public function test_whatever_is_written_is_text(): void {
		$evil = '--><!-- wp:html --><script>x()</script> "\'&amp; <b>b</b> {"a":1}';
		foreach ( Layout::cases() as $layout ) {
			self::answer( [
				'layout'  => $layout->value,
				'heading' => $evil,
				'text'    => $evil,
				'button'  => $evil,
				'items'   => [
					[ 'title' => $evil, 'text' => $evil, 'icon' => $evil ],
					[ 'title' => 'One & <two>', 'text' => $evil, 'icon' => $evil ],
				],
			] );
			$content = $this->content();
			self::assertStringNotContainsString( '<script', $content, $layout->value );
			self::assertStringNotContainsString( 'wp:html', $content, $layout->value );
			self::assertStringNotContainsString( '<b>', $content, $layout->value );
			$names = [];
			$look  = static function ( mixed $blocks ) use ( &$look, &$names ): void {
				foreach ( is_array( $blocks ) ? $blocks : [] as $block ) {
					self::assertIsArray( $block );
					$names[] = $block['blockName'];
					$look( $block['innerBlocks'] );
				}
			};
			$look( parse_blocks( $content ) );
			self::assertNotContains( null, $names, $layout->value );
			self::assertStringNotContainsString( '<two>', do_blocks( $content ) );
		}
	}

	public function test_what_is_too_long_is_cut_and_said(): void {
		self::answer( [
			'heading' => str_repeat( 'word ', 100 ),
			'text'    => "One.\nTwo.",
			'items'   => self::items( 8 ),
		] );
		$section = $this->section();
		// A heading, a second paragraph and two items.
		self::assertSame( 4, $section['cut'] );
		self::assertIsArray( $section['texts'] );
		$heading = $section['texts'][0];
		self::assertIsString( $heading );
		self::assertStringEndsWith( 'word…', $heading );
		self::assertSame( 115, mb_strlen( $heading ) );
		self::assertNotContains( 'Two.', $section['texts'] );
		self::assertNotContains( 'Title 7', $section['texts'] );
		self::answer( [ 'heading' => str_repeat( 'ä', 500 ), 'items' => self::items( 2 ) ] );
		self::assertSame( 1, $this->section()['cut'] );
	}

	/** @return array<string, array{array<string, mixed>|string}> */
	public static function useless(): array {
		$two = [ 'items' => self::items( 2 ) ];
		return [
			'no JSON'             => [ 'Here is your section: <h2>Why us</h2>' ],
			'markup'              => [ '<!-- wp:heading --><h2>Why us</h2><!-- /wp:heading -->' ],
			'an unknown layout'   => [ $two + [ 'layout' => 'brolga/hero' ] ],
			'a layout of numbers' => [ $two + [ 'layout' => 7 ] ],
			'no heading'          => [ $two + [ 'heading' => '' ] ],
			'a heading of tags'   => [ $two + [ 'heading' => '<script>x</script>' ] ],
			'one item'            => [ [ 'items' => self::items( 1 ) ] ],
			'items that are none' => [ [ 'items' => [ 'a', 'b', [ 'title' => 'c' ] ] ] ],
			'items of a text'     => [ [ 'items' => 'a' ] ],
			'no button'           => [ [ 'layout' => 'invitation' ] ],
			'no story'            => [ [ 'layout' => 'story', 'text' => ' ' ] ],
		];
	}

	/** @param array<string, mixed>|string $answer */
	#[DataProvider( 'useless' )]
	public function test_an_answer_of_no_use_is_refused( array|string $answer ): void {
		is_string( $answer ) ? AiProvider::answers( $answer ) : self::answer( $answer );
		$this->assert_refused( 'brolga_ai_unusable', DraftSection::class, [
			'post' => $this->make_post( '' ),
			'wish' => 'Three reasons',
		] );
	}

	/**
	 * AI-3: a page that nobody has named yet is not about an “Auto Draft”.
	 */
	public function test_a_page_without_a_title_sends_none(): void {
		$post = $this->make_post( '', title: 'Auto Draft' );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'auto-draft' ] );
		$inputs = [
			DraftSection::class => [ 'wish' => 'Hedges' ],
			DraftHeading::class => [ 'text' => 'We plant hedges' ],
		];
		foreach ( $inputs as $action => $input ) {
			$sent = $this->run_action( $action, $input + [ 'post' => $post, 'dry_run' => true ] )['sent'];
			self::assertIsString( $sent );
			self::assertStringNotContainsString( 'Page:', $sent );
			self::assertStringNotContainsString( 'Auto Draft', $sent );
		}
	}

	public function test_what_is_sent_is_what_is_shown(): void {
		$input = [
			'post' => $this->make_post( '<p>Secret words</p>', title: 'Hedges' ),
			'wish' => 'Three reasons',
		];
		$shown = $this->run_action( DraftSection::class, $input + [ 'dry_run' => true ] );
		self::assertSame( '', $shown['content'] );
		self::assertSame( [], AiProvider::asked() );
		self::answer( [ 'items' => self::items( 2 ) ] );
		$this->run_action( DraftSection::class, $input );
		self::assertSame( [ $shown['sent'] ], AiProvider::asked() );
		$sent = $shown['sent'];
		self::assertIsString( $sent );
		self::assertStringEndsWith( "Page: Hedges\nWish: Three reasons", $sent );
		self::assertStringNotContainsString( 'Secret', $sent );
		self::assertStringContainsString( 'questions, 2 to 8 questions', $sent );
	}

	/** AI-32: a title in a block's attribute is rich text, so its characters are written as HTML's. */
	public function test_a_title_in_an_attribute_is_escaped(): void {
		$titled = [ 'title' => 'Fish & chips' ] + self::items( 1 )[0];
		self::answer( [ 'layout' => Layout::Tabs->value, 'items' => [ $titled, ...self::items( 2 ) ] ] );
		self::assertStringContainsString( '"Fish \\u0026amp; chips"', $this->content() );
	}

	public function test_who_may_not_edit_the_page_gets_none(): void {
		$input = [ 'post' => $this->make_post( '' ), 'wish' => 'Reasons' ];
		$this->become( 'author' );
		$this->assert_refused( 'brolga_ai_forbidden', DraftSection::class, $input );
		self::assertSame( [], AiProvider::asked() );
	}

	public function test_only_patterns_that_are_there_are_offered(): void {
		$registry = WP_Block_Patterns_Registry::get_instance();
		$kept     = [];
		foreach ( Layout::cases() as $layout ) {
			$kept[ $layout->pattern() ] = $registry->get_registered( $layout->pattern() );
		}
		$input = [ 'post' => $this->make_post( '' ), 'wish' => 'Reasons' ];
		try {
			$registry->unregister( Layout::Reasons->pattern() );
			self::answer( [ 'items' => self::items( 2 ) ] );
			$this->assert_refused( 'brolga_ai_unusable', DraftSection::class, $input );
			self::assertStringNotContainsString( 'reasons, a grid', AiProvider::asked()[0] );
			array_map( $registry->unregister( ... ), array_slice( array_keys( $kept ), 1 ) );
			$this->assert_refused( 'brolga_ai_no_patterns', DraftSection::class, $input );
		} finally {
			foreach ( $kept as $name => $pattern ) {
				self::assertIsArray( $pattern );
				self::assertIsString( $pattern['title'] );
				self::assertIsString( $pattern['content'] );
				$registry->is_registered( $name ) || $registry->register(
					$name,
					[ 'title' => $pattern['title'], 'content' => $pattern['content'] ]
				);
			}
		}
	}
}
