<?php
/**
 * Where forms are saved, printed and found again.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Tests\FormTestCase;
use InvalidArgumentException;
use WP_Filesystem_Base;
use WP_Post;
use WP_Query;

/**
 * Each place: the form that is printed there carries an id that finds it.
 */
final class SourcesTest extends FormTestCase {

	/** A folder that plays the theme's. */
	private string $theme = '';

	protected function tearDown(): void {
		if ( '' !== $this->theme ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
			WP_Filesystem();
			self::assertInstanceOf( WP_Filesystem_Base::class, $GLOBALS['wp_filesystem'] ?? null );
			$GLOBALS['wp_filesystem']->delete( $this->theme, true );
		}
		wp_clean_themes_cache();
		parent::tearDown();
	}

	/**
	 * The ids of the forms in a page's HTML.
	 *
	 * @return list<string>
	 */
	private function forms_in( string $html ): array {
		preg_match_all( '/name="brolga_form" value="([^"]+)"/', $html, $tokens );
		return array_map( fn ( string $token ): string => $this->tokens->read( $token )->format(), $tokens[1] );
	}

	/**
	 * Expects that HTML holds forms with ids, and that each of them is found again.
	 *
	 * @param list<string> $ids The ids.
	 */
	private function expect_forms( array $ids, string $html ): void {
		self::assertSame( $ids, $this->forms_in( $html ) );
		foreach ( $ids as $id ) {
			self::assertSame(
				substr( $id, (int) strrpos( $id, ':' ) + 1 ),
				$this->locator->find( FormId::parse( $id ) )?->uid
			);
		}
	}

	/**
	 * Becomes the page that shows a post, with a template around it.
	 *
	 * @param string $template The template's markup.
	 */
	private function page_of( int $post, string $template = '<!-- wp:post-content /-->' ): string {
		$GLOBALS['wp_query']                     = new WP_Query( [ 'page_id' => $post ] );
		$GLOBALS['wp_the_query']                 = $GLOBALS['wp_query'];
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//page';
		$GLOBALS['_wp_current_template_content'] = $template;
		return get_the_block_template_html();
	}

	/**
	 * Makes a theme with files.
	 *
	 * @param array<string, string> $files Content by path.
	 * @return string Its stylesheet.
	 */
	private function theme_with( array $files ): string {
		$name        = 'brolga-test-' . bin2hex( random_bytes( 4 ) );
		$root        = get_theme_root();
		$this->theme = "{$root}/{$name}";
		foreach ( $files + [ 'templates/index.html' => '' ] as $path => $content ) {
			wp_mkdir_p( dirname( "{$this->theme}/{$path}" ) );
			file_put_contents( "{$this->theme}/{$path}", $content );
		}
		file_put_contents( "{$this->theme}/templates/style.css", '' );
		wp_clean_themes_cache();
		add_filter( 'stylesheet', static fn (): string => $name );
		add_filter( 'template', static fn (): string => $name );
		add_filter( 'stylesheet_directory', fn (): string => $this->theme );
		add_filter( 'template_directory', fn (): string => $this->theme );
		wp_set_template_globals();
		return $name;
	}

	/**
	 * A post of the Site Editor.
	 *
	 * @param string $type    wp_template or wp_template_part.
	 * @param string $slug    Its name.
	 * @param string $content Its markup.
	 */
	private function site_post( string $type, string $slug, string $content ): int {
		$id = $this->make_post( $content, 'publish', $type, $slug );
		wp_update_post(
			[
				'ID'        => $id,
				'post_name' => $slug,
			]
		);
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		return $id;
	}

	/**
	 * FORM-38 TOKEN-5: a page, through the post content block of a template.
	 */
	public function test_a_form_in_a_page(): void {
		$page = $this->make_post(
			'<!-- wp:group --><div class="wp-block-group">' . self::form() . '</div><!-- /wp:group -->'
		);
		$this->expect_forms( [ "post-{$page}:enquiry" ], $this->page_of( $page ) );
	}

	/**
	 * The same where a theme without blocks prints the content.
	 */
	public function test_a_form_in_a_page_of_a_classic_theme(): void {
		$page            = $this->make_post( self::form() );
		$GLOBALS['post'] = get_post( $page );
		$html            = apply_filters( 'the_content', self::form() );
		self::assertIsString( $html );
		$this->expect_forms( [ "post-{$page}:enquiry" ], $html );
	}

	/**
	 * FORM-38 FORM-48: a query loop that prints whole posts: each form belongs to its own, and has its own number.
	 */
	public function test_forms_in_a_query_loop(): void {
		$this->make_post( self::form( [ 'uid' => 'one' ] ), type: 'post', title: 'Loopform one' );
		$this->make_post( self::form( [ 'uid' => 'two' ] ), type: 'post', title: 'Loopform two' );
		$loop = '<!-- wp:query {"query":{"perPage":2,"postType":"post","order":"asc","orderBy":"title","search":"Loopform","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->';
		$page = $this->make_post( '' );
		$html = $this->page_of( $page, $loop . self::form() );
		$ids  = $this->forms_in( $html );
		self::assertMatchesRegularExpression( '/^post-\d+:one$/', $ids[0] );
		self::assertMatchesRegularExpression( '/^post-\d+:two$/', $ids[1] );
		self::assertSame( 'template-' . get_stylesheet() . '//page:enquiry', $ids[2] );
		foreach ( [ 0, 1, 2 ] as $number ) {
			self::assertSame( 1, substr_count( $html, "name=\"et_pb_contactform_submit_{$number}\"" ) );
		}
		self::assertNotNull( $this->locator->find( FormId::parse( $ids[0] ) ) );
	}

	/**
	 * FORM-38: a synced pattern, alone and within a post; what comes after it belongs to the post again.
	 */
	public function test_a_form_in_a_synced_pattern(): void {
		$inner   = $this->make_post( self::form( [ 'uid' => 'deep' ] ), type: 'wp_block' );
		$pattern = $this->make_post(
			self::form( [ 'uid' => 'shared' ] )
				. "<!-- wp:block {\"ref\":{$inner}} /-->"
				. self::form( [ 'uid' => 'second' ] ),
			type: 'wp_block'
		);
		$page    = $this->make_post( self::form( [ 'uid' => 'before' ] )
			. "<!-- wp:block {\"ref\":{$pattern}} /-->"
			. self::form( [ 'uid' => 'after' ] ) );
		$this->expect_forms(
			[
				"post-{$page}:before",
				"synced-{$pattern}:shared",
				"synced-{$inner}:deep",
				"synced-{$pattern}:second",
				"post-{$page}:after",
			],
			$this->page_of( $page )
		);
	}

	/**
	 * FORM-38: a synced pattern that holds itself is stopped by WordPress, and leaves the stack as it was.
	 */
	public function test_a_pattern_within_itself(): void {
		$pattern = $this->make_post( '', type: 'wp_block' );
		wp_update_post(
			[
				'ID'           => $pattern,
				'post_content' => wp_slash(
					self::form( [ 'uid' => 'shared' ] ) . "<!-- wp:block {\"ref\":{$pattern}} /-->"
				),
			]
		);
		$page = $this->make_post( "<!-- wp:block {\"ref\":{$pattern}} /--><!-- wp:block {\"ref\":0} /-->" . self::form() );
		$this->expect_forms( [ "synced-{$pattern}:shared", "post-{$page}:enquiry" ], $this->page_of( $page ) );
	}

	/**
	 * FORM-38: template and template part out of the theme's files.
	 */
	public function test_forms_in_the_files_of_a_theme(): void {
		$theme = $this->theme_with(
			[
				'parts/footer.html'   => self::form( [ 'uid' => 'footer' ] ),
				'templates/page.html' => '<!-- wp:template-part {"slug":"footer"} /-->'
					. self::form( [ 'uid' => 'own' ] ),
			]
		);
		$html  = $this->page_of(
			$this->make_post( '' ),
			'<!-- wp:template-part {"slug":"footer"} /-->' . self::form( [ 'uid' => 'own' ] )
		);
		$this->expect_forms( [ "template-part-{$theme}//footer:footer", "template-{$theme}//page:own" ], $html );
	}

	/**
	 * FORM-38: template and template part that the owner changed, and which lie in the database.
	 */
	public function test_forms_in_templates_of_the_database(): void {
		$theme    = get_stylesheet();
		$template = '<!-- wp:template-part {"slug":"brolga-test-part","theme":"'
			. $theme
			. '"} /-->'
			. self::form( [ 'uid' => 'own' ] );
		$part     = $this->site_post( 'wp_template_part', 'brolga-test-part', self::form( [ 'uid' => 'footer' ] ) );
		$this->site_post( 'wp_template', 'page', $template );
		$this->expect_forms(
			[ "template-part-{$theme}//brolga-test-part:footer", "template-{$theme}//page:own" ],
			$this->page_of( $this->make_post( '' ), $template )
		);

		// FORM-39: in the trash it is unknown.
		wp_trash_post( $part );
		self::assertNull( $this->locator->find( FormId::parse( "template-part-{$theme}//brolga-test-part:footer" ) ) );
	}

	/**
	 * FORM-38: a pattern that is named and not copied belongs to the place that names it.
	 */
	public function test_a_form_in_a_pattern_that_is_named(): void {
		register_block_pattern(
			'brolga-test/contact',
			[
				'title'   => 'Contact',
				'content' => '<!-- wp:group --><div class="wp-block-group">'
					. self::form()
					. '</div><!-- /wp:group -->',
			]
		);
		$page = $this->make_post( '<!-- wp:pattern {"slug":"brolga-test/contact"} /-->' );
		$this->expect_forms( [ "post-{$page}:enquiry" ], $this->page_of( $page ) );
		unregister_block_pattern( 'brolga-test/contact' );
	}

	/**
	 * FORM-38: a popup, for which somebody of ours says where it is saved.
	 */
	public function test_a_form_in_a_popup(): void {
		$popup  = $this->make_post( self::form(), type: 'brolga_popup' );
		$render = static fn (): string => do_blocks( self::form() );
		$this->expect_forms(
			[ "popup-{$popup}:enquiry" ],
			$this->sources->within( FormSource::of( SourceKind::Popup, $popup ), $render )
		);
		wp_update_post(
			[
				'ID'          => $popup,
				'post_status' => 'draft',
			]
		);
		self::assertNull( $this->locator->find( FormId::parse( "popup-{$popup}:enquiry" ) ) );
	}

	/**
	 * FORM-39: a page's number does not open a pattern, nor the other way round.
	 */
	public function test_a_source_is_of_its_kind(): void {
		$pattern = $this->make_post( self::form(), type: 'wp_block' );
		$page    = $this->make_post( self::form() );
		foreach ( [
			"post-{$pattern}",
			"popup-{$page}",
			"synced-{$page}",
			'template-other-theme//page',
			'template-part-' . get_stylesheet() . '//..',
		] as $source ) {
			self::assertNull( $this->locator->find( FormId::parse( "{$source}:enquiry" ) ), $source );
		}
	}

	/**
	 * A form that the owner hid from the page is not there, nor is a field.
	 */
	public function test_what_is_hidden_is_not_there(): void {
		$hidden = [ 'metadata' => [ 'blockVisibility' => false ] ];
		self::assertNull( $this->locator->find( $this->form_on_page( $hidden ) ) );
		$form = $this->locator->find(
			$this->form_on_page( [], [ [ 'fieldId' => 'name' ] + $hidden, [ 'fieldId' => 'name' ] ] )
		);
		self::assertSame(
			[ 'name_2' ],
			array_map( static fn ( $field ): string => $field->field_id, $form->fields ?? [] )
		);
	}

	/**
	 * Where nobody knows the place, no form is printed that would lose messages; editors are told.
	 */
	public function test_a_form_from_nowhere_is_not_printed(): void {
		self::assertStringNotContainsString( '<form', do_blocks( self::form() ) );
		$this->become( 'editor' );
		self::assertStringContainsString( 'Only people who can edit this site see this', do_blocks( self::form() ) );
	}

	/**
	 * A block that was never given a uid still sends; and a uid that is none is the default.
	 */
	public function test_a_form_without_a_uid(): void {
		$page = $this->make_post( self::form( [ 'uid' => '' ] ) );
		$this->expect_forms( [ "post-{$page}:default" ], $this->page_of( $page ) );
		self::assertInstanceOf( WP_Post::class, get_post( $page ) );
	}

	/**
	 * A theme with a name so long that no lead could keep it.
	 */
	public function test_a_place_that_cannot_be_kept_prints_no_form(): void {
		$GLOBALS['_wp_current_template_id'] = str_repeat( 'x', 90 ) . '//page';
		self::assertNull( $this->sources->current() );
		self::assertStringNotContainsString( '<form', do_blocks( self::form() ) );
	}

	/**
	 * FORM-59: of forms with one identity each that is unlike the others is found again; one that is shown twice is
	 * one; one that is hidden counts, and is not found.
	 */
	public function test_forms_with_one_identity_are_found_apart(): void {
		$with   = static fn ( string $field ): string => self::form( [ 'uid' => 'same' ], [ [ 'fieldId' => $field ] ] );
		$hidden = str_replace( '"uid":"same"', '"uid":"same","metadata":{"blockVisibility":false}', $with( 'c' ) );
		$post   = $this->make_post( $with( 'a' )
			. $with( 'b' )
			. $with( 'a' )
			. '<!-- wp:group --><div class="wp-block-group">'
			. $hidden
			. $with( 'd' )
			. '</div><!-- /wp:group -->' );
		$ids    = $this->forms_in( $this->page_of( $post ) );
		self::assertSame(
			[ "post-{$post}:same", "post-{$post}:same~2", "post-{$post}:same", "post-{$post}:same~4" ],
			$ids
		);
		$fields = array_map(
			fn ( string $id ): string => $this->locator->find( FormId::parse( $id ) )->fields[0]->field_id ?? '',
			$ids
		);
		self::assertSame( [ 'a', 'b', 'a', 'd' ], $fields );
		self::assertNull( $this->locator->find( FormId::parse( "post-{$post}:same~3" ) ) );
		self::assertNull( $this->locator->find( FormId::parse( "post-{$post}:same~5" ) ) );
		foreach ( [ 'same~1', 'same~0', 'same~100', 'same~', 'same~2~2', '~2', 'same~2a' ] as $uid ) {
			try {
				FormId::parse( "post-{$post}:{$uid}" );
				self::fail( $uid );
			} catch ( InvalidArgumentException ) {
				self::assertSame(
					FormId::DEFAULT_UID,
					FormDefinition::uid_of( new BlockAttributes( [ 'uid' => $uid ] ) )
				);
			}
		}
	}
}
