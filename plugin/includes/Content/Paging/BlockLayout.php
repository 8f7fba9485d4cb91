<?php
/**
 * Modules that are stored in a layout of their own.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Paging;

use Brolga\Core\Blocks\Html;
use Brolga\Core\Hmac;
use Brolga\Core\InvalidToken;
use Brolga\Core\Module;
use Brolga\Forms\FormSource;
use Brolga\Forms\SourceKind;
use Brolga\Forms\SourceStack;
use WP_Post;

/**
 * A module in a synced pattern asks for its pages by POST, with a signed
 * reference to the pattern, and gets the pattern alone. The request carries no
 * markup: what is not our reference is refused.
 *
 * @see PAGE-9
 */
final class BlockLayout implements Module {

	/** The field that holds the reference. */
	public const FIELD = 'et_layout_block_layout_content';

	/** What references are signed for. */
	private const PURPOSE = 'block-layout';

	/**
	 * @param SourceStack $sources Knows where the block that is rendered is stored.
	 * @param Hmac        $hmac    Signs references.
	 */
	public function __construct(
		private readonly SourceStack $sources,
		private readonly Hmac $hmac
	) {
	}

	/**
	 * Answers pages.
	 */
	public function register(): void {
		add_action( 'template_redirect', $this->answer( ... ), 1 );
	}

	/**
	 * The reference to the pattern that is being rendered, if it is one.
	 */
	public function reference(): ?string {
		$source = $this->sources->current();
		return SourceKind::Synced === $source?->kind ? $this->hmac->sign( self::PURPOSE, $source->name ) : null;
	}

	/**
	 * The pattern that a reference means, or null where it is none of ours.
	 *
	 * @param mixed $reference As it came.
	 */
	public function layout( mixed $reference ): ?WP_Post {
		try {
			$post = is_string( $reference ) ? get_post( (int) $this->hmac->verify( self::PURPOSE, $reference ) ) : null;
		} catch ( InvalidToken ) {
			return null;
		}
		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status ? $post : null;
	}

	/**
	 * The pattern's blocks.
	 *
	 * @param WP_Post $layout The pattern.
	 */
	public function html( WP_Post $layout ): string {
		return $this->sources->within( FormSource::of( SourceKind::Synced, $layout->ID ), static fn (): string => do_blocks( $layout->post_content ) );
	}

	/**
	 * Answers a request for a pattern, and ends it.
	 */
	private function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- It shows what the page shows and changes nothing.
		if ( ! isset( $_POST[ self::FIELD ] ) ) {
			return;
		}
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- layout() takes a whole number that names a published pattern, and nothing else.
		$layout = $this->layout( wp_unslash( $_POST[ self::FIELD ] ) );
		if ( null === $layout ) {
			wp_die( esc_html__( 'This part of the page could not be found.', 'brolga' ), '', [ 'response' => 400 ] );
		}
		status_header( 200 );
		// The title is made of what the blocks have told.
		$html = $this->html( $layout );
		Html::put( '<!doctype html><html><head><meta charset="utf-8"><title>', esc_html( wp_get_document_title() ), '</title></head><body>', $html, '</body></html>' ); // Rendered blocks.
		exit;
	}
}
