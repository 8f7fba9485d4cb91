<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Database\Connection;
use Closure;
use WP_Block_Template;

/**
 * Pages that links in mails lead to. The token in the link is the whole
 * authority: a mail program that posts to unsubscribe (RFC 8058) has no page of
 * ours and no cookie.
 *
 * @see NEWS-16 NEWS-18 SHOP-45
 */
final class LinkPages {

	/** The page that answers this request; null: it is none of ours. */
	private ?LinkPage $page = null;

	/**
	 * Who answers links.
	 *
	 * @var list<Closure( array<array-key, mixed>, bool ): ?LinkPage>
	 */
	private array $answers = [];

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Has somebody answer links of theirs.
	 *
	 * @param Closure( array<array-key, mixed>, bool ): ?LinkPage $answer Told the query and whether the button was
	 *     pressed; null: the link is none of theirs.
	 */
	public function add( Closure $answer ): void {
		if ( [] === $this->answers ) {
			$this->register();
		}
		$this->answers[] = $answer;
	}

	/**
	 * Whether this request is answered by such a page, in the place of one of the site's.
	 */
	public function is_shown(): bool {
		return null !== $this->page;
	}

	/**
	 * Takes the place of the page, within the theme's own header and footer.
	 */
	private function register(): void {
		add_action( 'template_redirect', $this->respond( ... ), 0 );
		add_filter(
			'template_include',
			fn ( mixed $template ): mixed => null === $this->page ? $template : $this->template( $this->page ),
			PHP_INT_MAX
		);
		add_filter(
			'pre_get_document_title',
			fn ( mixed $title ): mixed => null === $this->page ? $title : $this->page->title,
			PHP_INT_MAX
		);
		add_filter(
			'wp_robots',
			fn ( mixed $robots ): mixed => null === $this->page ? $robots : [ 'noindex' => true ],
			PHP_INT_MAX
		);
		add_filter(
			'redirect_canonical',
			fn ( mixed $url ): mixed => null === $this->page ? $url : false,
			PHP_INT_MAX
		);
	}

	/**
	 * Answers the request, when it follows a link of ours.
	 */
	private function respond(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Links of mails carry a signed token, which lives longer than a nonce.
		$get = (array) wp_unslash( $_GET );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept.
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		$this->page = $this->answer( $get, $is_post );
		if ( null === $this->page ) {
			return;
		}
		PageAnswer::keep_from_caches();
		// The address holds the token: no other site may read it.
		( new PageAnswer( $this->page->status, [ 'Referrer-Policy' => 'no-referrer' ], null ) )->send_head();
	}

	/**
	 * The page for a link. On a cluster this node may not have heard yet of a link
	 * that another one has just stored: it is looked for again among the latest,
	 * and who still has none is not told that it is too old.
	 *
	 * @param array<array-key, mixed> $query   What the address carries.
	 * @param bool                    $is_post Whether the button was pressed.
	 *
	 * @see SCALE-4
	 */
	public function answer( array $query, bool $is_post ): ?LinkPage {
		$page = $this->first( $query, $is_post );
		if ( 404 !== $page?->status || ! $this->db->read_latest() ) {
			return $page;
		}
		$page = $this->first( $query, $is_post );
		return 404 !== $page?->status ? $page : new LinkPage(
			404,
			__( 'This link does not work yet', 'brolga' ),
			__( 'If the email has just arrived, please try again in a moment. Otherwise, the link has expired or was already used.', 'brolga' )
		);
	}

	/**
	 * What the first who knows the link makes of it; null: nobody does.
	 *
	 * @param array<array-key, mixed> $query   What the address carries.
	 * @param bool                    $is_post Whether the button was pressed.
	 */
	private function first( array $query, bool $is_post ): ?LinkPage {
		foreach ( $this->answers as $answer ) {
			$page = $answer( $query, $is_post );
			if ( null !== $page ) {
				return $page;
			}
		}
		return null;
	}

	/**
	 * The file that prints the page: a block theme's own canvas, between the
	 * theme's header and footer. A classic theme's files know no such thing; there
	 * WordPress' plain page serves.
	 */
	private function template( LinkPage $page ): string {
		if ( ! wp_is_block_theme() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- LinkPage escapes what it makes.
			wp_die( $page->html(), esc_html( $page->title ), [ 'response' => absint( $page->status ) ] );
		}
		$GLOBALS['_wp_current_template_content'] = self::part( 'header' )
			. '<!-- wp:group {"tagName":"main","layout":{"type":"constrained"},'
			. '"style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}}} '
			. '--><main class="wp-block-group" style="padding-top:var(--wp--preset--spacing--60);'
			. 'padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:html -->'
			. $page->html()
			. '<!-- /wp:html --></main><!-- /wp:group -->'
			. self::part( 'footer' );
		return ABSPATH . 'wp-includes/template-canvas.php';
	}

	/**
	 * A part of the theme, as a block, where the theme has it: as its pages have
	 * it, with the classes that its style sheet knows it by.
	 *
	 * @param string $slug `header` or `footer`.
	 */
	private static function part( string $slug ): string {
		$pages = get_block_template( get_stylesheet() . '//page' );
		foreach ( null === $pages ? [] : parse_blocks( $pages->content ) as $block ) {
			if ( 'core/template-part' === $block['blockName'] && ( $block['attrs']['slug'] ?? '' ) === $slug ) {
				return serialize_block( $block );
			}
		}
		return get_block_template( get_stylesheet() . '//' . $slug, 'wp_template_part' ) instanceof WP_Block_Template
			? sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%1$s"} /-->', $slug )
			: '';
	}
}
