<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Database\Connection;
use Closure;
use WP_Block_Template;

/**
 * Displays the pages that links in emails lead to. The signed token in the link is the only authorization: an
 * email program that posts an unsubscribe request (RFC 8058) has no page of the site and no cookie.
 *
 * @see NEWS-16 NEWS-18 SHOP-45
 */
final class LinkPages {

	private ?LinkPage $page = null;

	/** @var list<Closure( array<array-key, mixed>, bool ): ?LinkPage> */
	private array $answers = [];

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Adds a callback that answers one kind of link.
	 *
	 * @param Closure( array<array-key, mixed>, bool ): ?LinkPage $answer Gets the query and whether the
	 *     button was pressed; returns null for other links.
	 */
	public function add( Closure $answer ): void {
		if ( [] === $this->answers ) {
			$this->register();
		}
		$this->answers[] = $answer;
	}

	public function is_shown(): bool {
		return null !== $this->page;
	}

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
		// The URL contains the token, which no other site may learn.
		( new PageAnswer( $this->page->status, [ 'Referrer-Policy' => 'no-referrer' ], null ) )->send_head();
	}

	/**
	 * Returns the page for a link. On a database cluster, this node may not have received a link
	 * yet that another node has just stored: the search is repeated with the latest data, and a
	 * link that is still missing is reported as perhaps too new.
	 *
	 * @param array<array-key, mixed> $query The parsed query string.
	 * @param bool $is_post Whether the button was pressed.
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

	/** @param array<array-key, mixed> $query */
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
	 * Returns the template file that prints the page: WordPress's block canvas, between the theme's header and
	 * footer. For a classic theme, prints the page with wp_die() instead and ends the request.
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
