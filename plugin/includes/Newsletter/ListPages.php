<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\ErrorKey;
use Brolga\Core\Later;
use Brolga\Core\Module;
use Closure;
use WP_Block_Template;

/**
 * Confirming and leaving. A visit shows a button, a post does it: mail scanners
 * visit every link. The token is the whole authority: a mail program that posts
 * to leave (RFC 8058) has no page of ours and no cookie.
 *
 * @see NEWS-16 NEWS-18
 */
final class ListPages implements Module {

	/** The page that answers this request; null: it is none of ours. */
	private ?ListPage $page = null;

	/**
	 * @param Closure(): LocalList $list What the pages change.
	 */
	public function __construct( #[Later( LocalList::class )] private readonly Closure $list ) {}

	/**
	 * Takes the place of the page, within the theme's own header and footer.
	 */
	public function register(): void {
		add_action( 'template_redirect', $this->respond( ... ), 0 );
		add_filter( 'template_include', fn ( mixed $template ): mixed => null === $this->page ? $template : $this->template( $this->page ), PHP_INT_MAX );
		add_filter( 'pre_get_document_title', fn ( mixed $title ): mixed => null === $this->page ? $title : $this->page->title, PHP_INT_MAX );
		add_filter( 'wp_robots', fn ( mixed $robots ): mixed => null === $this->page ? $robots : [ 'noindex' => true ], PHP_INT_MAX );
		add_filter( 'redirect_canonical', fn ( mixed $url ): mixed => null === $this->page ? $url : false, PHP_INT_MAX );
	}

	/**
	 * Answers the request, when it follows a link of ours.
	 */
	private function respond(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Links of mails carry a signed token, which lives longer than a nonce.
		$get        = (array) wp_unslash( $_GET );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept.
		$this->page = $this->answer( $get, 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		if ( null === $this->page ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		status_header( $this->page->status );
		header( 'Cache-Control: no-store' );
		// The address holds the token: no other site may read it.
		header( 'Referrer-Policy: no-referrer' );
	}

	/**
	 * The page for a request, or null.
	 *
	 * @param array<array-key, mixed> $query   What the address carries.
	 * @param bool                    $is_post Whether the button was pressed.
	 */
	public function answer( array $query, bool $is_post ): ?ListPage {
		$confirm = $query[ ListTokens::CONFIRM ] ?? null;
		$leave   = $query[ ListTokens::LEAVE ] ?? null;
		try {
			return match ( true ) {
				is_string( $confirm ) => $this->confirm( $confirm, $is_post ),
				is_string( $leave )   => $this->leave( $leave, $is_post ),
				default               => null,
			};
		} catch ( StorageUnavailable ) {
			return new ListPage( ErrorKey::Unavailable->status(), __( 'Please try again', 'brolga' ), __( 'We could not save this. Please try again in a minute.', 'brolga' ) );
		}
	}

	/**
	 * The page that confirms.
	 *
	 * @param string $token   Out of the link.
	 * @param bool   $is_post Whether the button was pressed.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function confirm( string $token, bool $is_post ): ListPage {
		$signup = ( $this->list )()->to_confirm( $token );
		if ( null === $signup || ( $is_post && ! ( $this->list )()->confirm( $signup ) ) ) {
			return new ListPage( 404, __( 'This link has expired', 'brolga' ), __( 'It is too old, or was used before you unsubscribed. Please sign up again.', 'brolga' ) );
		}
		// Who comes back to the mail later has nothing left to do.
		if ( $is_post || $signup->is_answered ) {
			return new ListPage( 200, __( 'You are on the list', 'brolga' ), __( 'Thank you. You will hear from us. Every email has a link to unsubscribe.', 'brolga' ) );
		}
		return new ListPage(
			200,
			__( 'Confirm your subscription', 'brolga' ),
			/* translators: %s: a mail address. */
			sprintf( __( 'Would you like to receive our news at %s?', 'brolga' ), $signup->subscriber->email ),
			__( 'Yes, subscribe me', 'brolga' ),
			ListTokens::url( ListTokens::CONFIRM, $token )
		);
	}

	/**
	 * The page that leaves.
	 *
	 * @param string $token   Out of the link.
	 * @param bool   $is_post Whether the button was pressed, here or in a mail program.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function leave( string $token, bool $is_post ): ListPage {
		$subscriber = ( $this->list )()->to_leave( $token );
		if ( null === $subscriber ) {
			return new ListPage( 404, __( 'This link does not match any address', 'brolga' ), __( 'If the link is complete, we have already deleted the address and send nothing to it. If not, please copy the whole link from the email, or reply to the email to let us know.', 'brolga' ) );
		}
		if ( $is_post ) {
			( $this->list )()->leave( $subscriber );
		}
		if ( $is_post || SubscriberStatus::Unsubscribed === $subscriber->status ) {
			return new ListPage( 200, __( 'You have unsubscribed', 'brolga' ), __( 'We will not send you any more news.', 'brolga' ) );
		}
		return new ListPage(
			200,
			__( 'Unsubscribe', 'brolga' ),
			/* translators: %s: a mail address. */
			sprintf( __( 'Would you like to stop receiving our news at %s?', 'brolga' ), $subscriber->email ),
			__( 'Yes, unsubscribe me', 'brolga' ),
			ListTokens::url( ListTokens::LEAVE, $token )
		);
	}

	/**
	 * The file that prints the page: a block theme's own canvas, between the
	 * theme's header and footer. A classic theme's files know no such thing; there
	 * WordPress' plain page serves.
	 *
	 * @param ListPage $page The page.
	 */
	private function template( ListPage $page ): string {
		if ( ! wp_is_block_theme() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- ListPage escapes what it makes.
			wp_die( $page->html(), esc_html( $page->title ), [ 'response' => absint( $page->status ) ] );
		}
		$GLOBALS['_wp_current_template_content'] = self::part( 'header' )
			. '<!-- wp:group {"tagName":"main","layout":{"type":"constrained"},"style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}}} --><main class="wp-block-group" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:html -->'
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
