<?php
/**
 * Forms that are copied into other posts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Tests\FormTestCase;

/**
 * FORM-90
 */
final class FormCopiesTest extends FormTestCase {

	private const QUOTE = [
		'uid'       => 'quote123',
		'title'     => 'Get a "quote" & plan',
		'recipient' => 'jo@example.com',
	];

	/**
	 * Saves content as an editor does.
	 *
	 * @param string $content Block markup.
	 * @param int    $id      The post; 0: a new one.
	 * @param string $route   Where posts of its type are saved.
	 * @return int Its number.
	 */
	private function save( string $content, int $id = 0, string $route = 'pages' ): int {
		$saved = $this->rest( 'POST', "/wp/v2/{$route}" . ( 0 === $id ? '' : "/{$id}" ), [ 'content' => $content ] )
			->get_data();
		self::assertIsArray( $saved );
		self::assertIsInt( $saved['id'] ?? null, (string) wp_json_encode( $saved ) );
		return $saved['id'];
	}

	/**
	 * What the forms of a post are told, in their order.
	 *
	 * @param int                            $id     The post.
	 * @param array<array-key, mixed>|null $blocks Some of its blocks; null: all.
	 * @return list<BlockAttributes>
	 */
	private static function forms( int $id, ?array $blocks = null ): array {
		$forms = [];
		foreach ( array_filter(
			$blocks ?? parse_blocks( get_post_field( 'post_content', $id, 'raw' ) ),
			is_array( ... )
		) as $block ) {
			$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$forms = FormReader::FORM_BLOCK === ( $block['blockName'] ?? '' )
				? [ ...$forms, FormReader::attributes( $block ) ]
				: [ ...$forms, ...self::forms( $id, $inner ) ];
		}
		return $forms;
	}

	/**
	 * The uid, the name and the recipient of a post's first form.
	 *
	 * @param int $id The post.
	 * @return array{string, string, string}
	 */
	private static function first( int $id ): array {
		$form = self::forms( $id )[0];
		return [ $form->line( 'uid' ), $form->line( 'title' ), $form->line( 'recipient' ) ];
	}

	/**
	 * The original stays; the copy has a uid and a name of its own, the same at each saving.
	 */
	public function test_a_copy_in_another_post_is_a_form_of_its_own(): void {
		$this->become( 'administrator' );
		$pasted = self::form( self::QUOTE );
		$first  = $this->save( $pasted );
		$second = $this->make_post( '', 'draft' );
		$this->save( $pasted, $second );
		$copy = self::first( $second );

		self::assertSame( array_values( self::QUOTE ), self::first( $first ) );
		self::assertMatchesRegularExpression( '/^(?!quote123)[a-z0-9]{8}$/D', $copy[0] );
		self::assertSame( [ 'Get a "quote" & plan 2', 'jo@example.com' ], [ $copy[1], $copy[2] ] );

		// The editor that it was pasted in still has what was pasted.
		$this->save( $pasted, $second );
		self::assertSame( $copy, self::first( $second ) );
		$this->save( $pasted, $first );
		self::assertSame( array_values( self::QUOTE ), self::first( $first ) );
	}

	/**
	 * A page that is duplicated in the list of pages, and a pattern of it.
	 */
	public function test_a_copied_page_has_forms_of_its_own(): void {
		$this->become( 'administrator' );
		$content = '<!-- wp:group --><div class="wp-block-group">'
			. self::form( self::QUOTE )
			. '</div><!-- /wp:group -->'
			. self::form( [ 'uid' => 'other123' ] );
		$this->save( $content );
		$uids  = [ 'quote123', 'other123' ];
		$names = [];
		foreach ( [ $this->save( $content ), $this->save( $content, 0, 'blocks' ) ] as $id ) {
			[ $quote, $other ] = self::forms( $id );
			$uids              = [ ...$uids, $quote->line( 'uid' ), $other->line( 'uid' ) ];
			$names[]           = $quote->line( 'title' );
		}
		self::assertCount( 6, array_unique( $uids ) );
		self::assertSame( [ 'Get a "quote" & plan 2', 'Get a "quote" & plan 3' ], $names );
	}

	/**
	 * What no other post has, and a page that is in the bin, take nothing away; nor does a revision.
	 */
	public function test_what_is_no_copy_stays(): void {
		$this->become( 'administrator' );
		$form = self::form( self::QUOTE );
		$page = $this->save( $form );
		$this->save( '<p>No form</p>', $page );
		$this->save( $form, $page );
		self::assertSame( 'quote123', self::first( $page )[0] );

		wp_trash_post( $page );
		self::assertSame( 'quote123', self::first( $this->save( $form ) )[0] );
	}

	/**
	 * Whatever a post has had stays its own: a form that stood in two posts before copies were told apart keeps its
	 * leads in both.
	 */
	public function test_what_was_saved_before_is_no_copy(): void {
		$this->become( 'administrator' );
		$ids = [ $this->make_post( self::form( self::QUOTE ) ), $this->make_post( self::form( self::QUOTE ) ) ];
		foreach ( $ids as $id ) {
			$this->save(
				self::form( self::QUOTE ) . '<!-- wp:paragraph --><p>A word mended</p><!-- /wp:paragraph -->',
				$id
			);
			self::assertSame( array_values( self::QUOTE ), self::first( $id ) );
		}
	}
}
