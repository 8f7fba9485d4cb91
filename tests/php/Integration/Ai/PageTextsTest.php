<?php
/**
 * The texts of a page, drafted and saved.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Ai;

use Brolga\Ai\Actions\FindSamplePages;
use Brolga\Ai\Actions\RewriteTexts;
use Brolga\Ai\Actions\SaveTexts;
use Brolga\Ai\Model\AnswerText;
use Brolga\Ai\Texts\PageTexts;
use Brolga\Business\BusinessSection;
use Brolga\Demo\CreatedItemRepository;
use Brolga\Tests\AiTestCase;
use Brolga\Tests\Support\AiProvider;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * AI-3 AI-5 AI-10 AI-11 AI-12 AI-13
 */
final class PageTextsTest extends AiTestCase {

	private const CONTENT = '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Gardens for everybody</h1><!-- /wp:heading -->'
		. '<!-- wp:paragraph --><p>We plant <a href="https://example.com/trees" class="x">trees &amp; hedges</a> for <strong>you</strong>.</p>'
		. '<!-- /wp:paragraph --><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"brolga/business","args":{"key":"phone"}}}}} -->'
		. '<p>Call our people</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>jo@example.com</p><!-- /wp:paragraph -->'
		. '<!-- wp:paragraph --><p>$128</p><!-- /wp:paragraph --><!-- wp:html --><p>Raw words</p><!-- /wp:html -->'
		. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button">'
		. '<a class="wp-block-button__link wp-element-button" href="/contact/">Book a visit</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';

	private const TEXTS = [ 'Gardens for everybody', 'We plant', 'trees & hedges', 'for', 'you', 'Book a visit' ];

	protected function setUp(): void {
		parent::setUp();
		register_block_pattern( 'brolga/test-ai', [ 'title' => 'Gardens', 'content' => self::CONTENT ] );
		self::set( new BusinessSection(), [ 'business_name' => 'Kew & Sons', 'business_phone' => '07 3000 0000' ] );
	}

	protected function tearDown(): void {
		unregister_block_pattern( 'brolga/test-ai' );
		parent::tearDown();
	}

	private static function content( int $post ): string {
		return get_post_field( 'post_content', $post, 'raw' );
	}

	public function test_texts_are_those_between_tags(): void {
		self::assertSame( self::TEXTS, PageTexts::of( self::CONTENT ) );
	}

	public function test_markup_stays_whatever_is_written(): void {
		$content = PageTexts::change(
			self::CONTENT,
			static fn ( int $index ): string => "</a><script>x({$index})</script>"
		);
		self::assertStringNotContainsString( '<script', $content );
		self::assertStringContainsString( '<a href="https://example.com/trees" class="x">&lt;/a&gt;', $content );
		self::assertStringContainsString( '</a> &lt;/a&gt;', $content );
		self::assertStringContainsString( 'Raw words', $content );
		self::assertStringContainsString( 'Call our people', $content );
	}

	public function test_only_sample_texts_are_drafted(): void {
		$post  = $this->make_post( str_replace( 'Book a visit', 'Come to us', self::CONTENT ) );
		$other = $this->make_post( '<!-- wp:paragraph --><p>My own words of today</p><!-- /wp:paragraph -->' );
		$pages = $this->run_action( FindSamplePages::class, [] )['items'];
		self::assertIsArray( $pages );
		self::assertSame( 5, array_column( $pages, 'texts', 'id' )[ $post ] ?? 0 );
		self::assertNotContains( $other, array_column( $pages, 'id' ) );
		$answer = $this->run_action( RewriteTexts::class, [ 'post' => $post, 'dry_run' => true ] );
		self::assertSame( 1, $answer['parts'] );
		self::assertIsString( $answer['sent'] );
		self::assertStringContainsString( '"trees & hedges"', $answer['sent'] );
		self::assertStringNotContainsString( 'Come to us', $answer['sent'] );
		self::assertSame( [], AiProvider::asked() );
	}

	public function test_a_page_of_the_demo_has_its_texts(): void {
		$post = $this->make_post(
			'<!-- wp:heading --><h2>What we do, and what it costs</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Mine here</p><!-- /wp:paragraph -->'
		);
		$of   = fn (): array => $this->run_action( RewriteTexts::class, [ 'post' => $post, 'dry_run' => true ] );
		self::assertSame( 0, $of()['parts'] );
		update_post_meta( $post, CreatedItemRepository::KEY, 'page:home' );
		self::assertIsString( $of()['sent'] );
		self::assertStringContainsString( 'What we do, and what it costs', $of()['sent'] );
		self::assertStringNotContainsString( 'Mine here', $of()['sent'] );
	}

	public function test_what_is_sent_is_what_is_shown(): void {
		$post   = $this->make_post( self::CONTENT );
		$input  = [ 'post' => $post, 'about' => 'Hedges since ever.' ];
		$shown  = $this->run_action( RewriteTexts::class, $input + [ 'dry_run' => true ] )['sent'];
		AiProvider::says( [ 'texts' => self::TEXTS ] );
		$answer = $this->run_action( RewriteTexts::class, $input );
		self::assertSame( [ $shown ], AiProvider::asked() );
		self::assertSame( $shown, $answer['sent'] );
		self::assertIsString( $shown );
		self::assertStringContainsString( "Business: Kew & Sons\n", $shown );
		self::assertStringContainsString( "About: Hedges since ever.\n", $shown );
		self::assertStringNotContainsString( '3000 0000', $shown );
		self::assertSame( [], $answer['items'] );
	}

	public function test_accepted_texts_are_saved_with_a_revision(): void {
		$post  = $this->make_post( self::CONTENT );
		$first = self::content( $post );
		AiProvider::says( [ 'texts' => [ 'Hedges by Kew', 'We clip', 'hedges <b>only</b>', 'for', 'all', 'Call' ] ] );
		$items = $this->run_action( RewriteTexts::class, [ 'post' => $post ] )['items'];
		self::assertSame( $first, self::content( $post ) );
		self::assertIsArray( $items );
		self::assertSame(
			[ 'Hedges by Kew', 'We clip', 'hedges only', 'all', 'Call' ],
			array_column( $items, 'after' )
		);
		$items[] = [ 'index' => 3, 'before' => 'meanwhile changed', 'after' => 'no' ];
		unset( $items[0] );
		self::assertSame(
			[ 'saved' => 4, 'skipped' => 1 ],
			$this->run_action( SaveTexts::class, [ 'post' => $post, 'items' => array_values( $items ) ] )
		);
		self::assertStringContainsString( 'Gardens for everybody', self::content( $post ) );
		self::assertStringContainsString(
			'<p>We clip <a href="https://example.com/trees" class="x">hedges only</a> for <strong>all</strong>.</p>',
			self::content( $post )
		);
		$kept = array_column( wp_get_post_revisions( $post ), 'post_content' );
		self::assertContains( $first, $kept );
		self::assertContains( self::content( $post ), $kept );
	}

	/** AI-13: the answer to the first try was lost. */
	public function test_saving_again_saves_nothing_twice(): void {
		$post  = $this->make_post( self::CONTENT );
		$items = [
			[ 'index' => 0, 'before' => 'Gardens for everybody', 'after' => 'Hedges  by Kew' ],
			[ 'index' => 5, 'before' => 'Another one', 'after' => 'Call' ],
		];
		$once  = $this->run_action( SaveTexts::class, [ 'post' => $post, 'items' => $items ] );
		self::assertSame( [ 'saved' => 1, 'skipped' => 1 ], $once );
		$kept = self::content( $post );
		$all  = count( wp_get_post_revisions( $post ) );
		self::assertSame( $once, $this->run_action( SaveTexts::class, [ 'post' => $post, 'items' => $items ] ) );
		self::assertSame( $kept, self::content( $post ) );
		self::assertCount( $all, wp_get_post_revisions( $post ) );
	}

	/** @return array<string, array{mixed}> */
	public static function hostile(): array {
		return [
			'no texts'    => [ [ 'words' => [ 'a' ] ] ],
			'one less'    => [ [ 'texts' => [ 'a', 'b', 'c', 'd', 'e' ] ] ],
			'one more'    => [ [ 'texts' => [ 'a', 'b', 'c', 'd', 'e', 'f', 'g' ] ] ],
			'by name'     => [ [ 'texts' => array_combine( range( 'u', 'z' ), range( 'a', 'f' ) ) ] ],
			'a text'      => [ [ 'texts' => 'abcdef' ] ],
			'another one' => [ 'Sure! Here are your texts.' ],
		];
	}

	#[DataProvider( 'hostile' )]
	public function test_another_number_of_texts_is_refused( mixed $answer ): void {
		$post   = $this->make_post( self::CONTENT );
		$before = self::content( $post );
		AiProvider::answers( is_string( $answer ) ? $answer : (string) wp_json_encode( $answer ) );
		$this->assert_refused( 'brolga_ai_unusable', RewriteTexts::class, [ 'post' => $post ] );
		self::assertSame( $before, self::content( $post ) );
	}

	public function test_what_is_no_text_is_left_out(): void {
		$post = $this->make_post( self::CONTENT );
		AiProvider::says( [ 'texts' => [
			str_repeat( 'long ', 100 ),
			7,
			'<script>alert( 1 )</script>',
			'See https://evil.example/?q=1 www.evil.example now',
			"a\u{0}b\nc",
			[ 'x' ],
		] ] );
		$items = $this->run_action( RewriteTexts::class, [ 'post' => $post ] )['items'];
		self::assertIsArray( $items );
		self::assertSame( [ 3 => 'See   now', 4 => 'ab c' ], array_column( $items, 'after', 'index' ) );
	}

	/** AI-5: of a link its words stay, and nothing of its address or of what stood around that. */
	public function test_a_link_leaves_its_words(): void {
		$said = [
			'Read [our prices](https://evil.example/a_(b)) now'  => 'Read our prices now',
			'![Oak](/oak.jpg) and [call](tel:+61712345)'         => 'Oak and call',
			'Hedges (https://evil.example/?q=1) and trees'       => 'Hedges and trees',
			'Hedges (see www.evil.example) and trees'            => 'Hedges (see ) and trees',
			'Hedges [https://evil.example] and [price] (gross)'  => 'Hedges and [price] (gross)',
		];
		foreach ( $said as $answer => $text ) {
			self::assertSame( $text, preg_replace( '/ +/', ' ', AnswerText::whole( $answer ) ), $answer );
		}
	}

	public function test_only_who_may_edit_the_page_drafts_and_saves(): void {
		$post = $this->make_post( self::CONTENT );
		$this->become( 'author' );
		foreach ( [ RewriteTexts::class => [], SaveTexts::class => [ 'items' => [] ] ] as $class => $input ) {
			$this->assert_refused( 'brolga_ai_forbidden', $class, $input + [ 'post' => $post ] );
			$this->assert_refused( 'brolga_ai_forbidden', $class, $input + [ 'post' => 999_999 ] );
		}
		$pages = (array) $this->run_action( FindSamplePages::class, [] )['items'];
		self::assertNotContains( $post, array_column( $pages, 'id' ) );
		self::assertSame( [], AiProvider::asked() );
	}

	public function test_many_texts_come_in_parts(): void {
		$many = '';
		for ( $i = 0; $i < 60; $i++ ) {
			$many .= '<!-- wp:paragraph --><p>Gardens for everybody</p><!-- /wp:paragraph -->';
		}
		$post   = $this->make_post( $many );
		$answer = $this->run_action( RewriteTexts::class, [ 'post' => $post, 'part' => 2, 'dry_run' => true ] );
		self::assertSame( 3, $answer['parts'] );
		AiProvider::says( [ 'texts' => array_fill( 0, 10, 'New' ) ] );
		$items = $this->run_action( RewriteTexts::class, [ 'post' => $post, 'part' => 2 ] )['items'];
		self::assertIsArray( $items );
		self::assertSame( range( 50, 59 ), array_column( $items, 'index' ) );
	}
}
