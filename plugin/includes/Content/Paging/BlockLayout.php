<?php
/**
 * Modules that are stored in a layout of their own.
 *
 * @package Brolga
 */

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

	/** The highest number that a module is given again. */
	private const MOST = 1000;

	/**
	 * The number of a pattern's first module of a kind, for each time that a
	 * pattern stands on the page.
	 *
	 * @var WeakMap<FormSource, array<string, int>>
	 */
	private WeakMap $first;

	/**
	 * @param SourceStack $sources Knows where the block that is rendered is stored.
	 * @param Hmac        $hmac    Signs references.
	 */
	public function __construct(
		private readonly SourceStack $sources,
		private readonly Hmac $hmac
	) {
		$this->first = new WeakMap();
	}

	/**
	 * Answers pages.
	 */
	public function register(): void {
		add_action( 'template_redirect', $this->answer( ... ), 1 );
	}

	/**
	 * The reference to the pattern that is being rendered, if it is one.
	 *
	 * @param string $numbered The id of the module that asks, where it is a number on the page, such as `blog-3`;
	 *                         empty: an anchor.
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

	/**
	 * How many modules of a kind the page has before a pattern's first one.
	 *
	 * @param FormSource $source The pattern, in one of its places.
	 * @param string     $kind   What the ids of these modules begin with.
	 * @param int        $number The number of the module that asks.
	 */
	private function before( FormSource $source, string $kind, int $number ): int {
		$first = $this->first[ $source ] ?? [];
		$first += [ $kind => $number ];
		$this->first[ $source ] = $first;
		return $first[ $kind ] - 1;
	}

	/**
	 * The pattern that a reference means, or null where it is none of ours.
	 *
	 * @param mixed $reference As it came.
	 */
	public function layout( mixed $reference ): ?WP_Post {
		$post = get_post( (int) $this->read( $reference )[0] );
		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status
			? $post
			: null;
	}

	/**
	 * A pattern alone, in which the modules have the ids that they have on the page.
	 *
	 * @param mixed   $reference As it came.
	 * @param WP_Post $layout    The pattern that it means.
	 */
	public function answered( mixed $reference, WP_Post $layout ): string {
		[ , $kind, $before ] = $this->read( $reference );
		for ( $number = 0; $number < min( self::MOST, (int) $before ); $number++ ) {
			wp_unique_prefixed_id( $kind );
		}
		return $this->html( $layout );
	}

	/**
	 * What a reference says: the pattern's number, and which modules the page has before it.
	 *
	 * @param mixed $reference As it came.
	 * @return array{string, string, string} Zero where it is none of ours.
	 */
	private function read( mixed $reference ): array {
		try {
			$parts = is_string( $reference ) ? explode( '|', $this->hmac->verify( self::PURPOSE, $reference ) ) : [];
		} catch ( InvalidToken ) {
			$parts = [];
		}
		return [ $parts[0] ?? '0', $parts[1] ?? '', $parts[2] ?? '0' ];
	}

	/**
	 * The pattern's blocks.
	 *
	 * @param WP_Post $layout The pattern.
	 */
	public function html( WP_Post $layout ): string {
		return $this->sources->within(
			FormSource::of( SourceKind::Synced, $layout->ID ),
			static fn (): string => do_blocks( $layout->post_content )
		);
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
		// The title is made of what the blocks have told.
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
