<?php
declare( strict_types=1 );

namespace Brolga\Content\Paging;

use Brolga\Core\Page\PageAnswer;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Module;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use WeakMap;
use WP_Post;

/**
 * Answers requests for another page of a block that is stored in a synced pattern. The script
 * sends a signed reference to the pattern by POST and gets the pattern alone. The request carries
 * no block markup, so nobody can have arbitrary blocks rendered.
 *
 * @see PAGE-9
 */
final class BlockLayout implements Module {

	public const FIELD = 'et_layout_block_layout_content';

	private const PURPOSE = 'block-layout';

	/** The highest block number that a request can restore, which bounds the work per request. */
	private const MOST = 1000;

	/**
	 * For each occurrence of a pattern on the page: the number of its first block, by the ids' prefix.
	 *
	 * @var WeakMap<FormSource, array<string, int>>
	 */
	private WeakMap $first;

	public function __construct(
		private readonly SourceStack $sources,
		private readonly Hmac $hmac
	) {
		$this->first = new WeakMap();
	}

	public function register(): void {
		add_action( 'template_redirect', $this->answer( ... ), 1 );
	}

	/**
	 * Returns a signed reference to the synced pattern being rendered; null outside a pattern.
	 *
	 * @param string $numbered The block's id where it is numbered, such as `blog-3`; empty where the block has
	 *     an anchor.
	 */
	public function reference( string $numbered = '' ): ?string {
		$source = $this->sources->current();
		if ( null === $source || SourceKind::Synced !== $source->kind ) {
			return null;
		}
		return $this->hmac->sign(
			self::PURPOSE,
			$source->name . ( 1 === preg_match( '/^([a-z-]+-)(\d+)$/D', $numbered, $part )
				? "|{$part[1]}|{$this->before( $source, $part[1], (int) $part[2] )}"
				: '' )
		);
	}

	/** Returns how many blocks of a kind precede a pattern's first one on the page. */
	private function before( FormSource $source, string $kind, int $number ): int {
		$first = $this->first[ $source ] ?? [];
		$first += [ $kind => $number ];
		$this->first[ $source ] = $first;
		return $first[ $kind ] - 1;
	}

	/** Returns null where the reference is forged, or the pattern is no longer published. */
	public function layout( mixed $reference ): ?WP_Post {
		$post = get_post( (int) $this->read( $reference )[0] );
		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status
			? $post
			: null;
	}

	/** Renders the pattern alone, with the same numbered block ids as on the whole page. */
	public function answered( mixed $reference, WP_Post $layout ): string {
		[ , $kind, $before ] = $this->read( $reference );
		for ( $number = 0; $number < min( self::MOST, (int) $before ); $number++ ) {
			wp_unique_prefixed_id( $kind );
		}
		return $this->html( $layout );
	}

	/**
	 * Verifies a reference and splits it.
	 *
	 * @return array{string, string, string} The pattern's id ("0" for a forged reference), the prefix of block
	 *     ids, and the number of such blocks before the pattern.
	 */
	private function read( mixed $reference ): array {
		try {
			$parts = is_string( $reference ) ? explode( '|', $this->hmac->verify( self::PURPOSE, $reference ) ) : [];
		} catch ( InvalidToken ) {
			$parts = [];
		}
		return [ $parts[0] ?? '0', $parts[1] ?? '', $parts[2] ?? '0' ];
	}

	public function html( WP_Post $layout ): string {
		return $this->sources->within(
			FormSource::of( SourceKind::Synced, $layout->ID ),
			static fn (): string => do_blocks( $layout->post_content )
		);
	}

	private function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- It shows what the page shows and changes nothing.
		if ( ! isset( $_POST[ self::FIELD ] ) ) {
			return;
		}
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Signed, and nothing else is taken.
		$reference = wp_unslash( $_POST[ self::FIELD ] );
		$layout    = $this->layout( $reference );
		if ( null === $layout ) {
			wp_die(
				esc_html__( 'This part of the page no longer exists. Please reload the page.', 'brolga' ),
				'',
				[ 'response' => 400 ]
			);
		}
		// Rendered first, because the title depends on what the blocks report.
		$html  = $this->answered( $reference, $layout );
		$title = esc_html( wp_get_document_title() );
		( new PageAnswer(
			200,
			[],
			'<!doctype html><html><head><meta '
				. "charset=\"utf-8\"><title>{$title}</title></head><body>{$html}</body></html>"
		) )->send();
	}
}
