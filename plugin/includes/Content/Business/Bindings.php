<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;

/**
 * The block bindings source that shows business details in core blocks:
 * `"bindings":{"content":{"source":"brolga/business","args":{"key":"phone"}}}`. For details that
 * are not filled in, it returns nothing, so the block keeps its typed text without a link;
 * Unfilled hides such blocks from visitors.
 *
 * @see BLOCK-180 BLOCK-181 BLOCK-430
 */
final class Bindings implements Module {

	public const SOURCE = 'brolga/business';

	private const ADDRESSES = [ 'url' ];

	/** Attributes that are printed as HTML, so that a detail can say where a line may end. */
	private const TEXTS = [ 'content', 'text' ];

	/**
	 * @param Closure(): Details $details
	 * @param Closure(): Tiles $tiles
	 */
	public function __construct(
		#[LazyInject( Details::class )] private readonly Closure $details,
		#[LazyInject( Tiles::class )] private readonly Closure $tiles
	) {}

	public function register(): void {
		add_action( 'init', $this->add_source( ... ) );
	}

	private function add_source(): void {
		register_block_bindings_source(
			self::SOURCE,
			[
				'label'              => __( 'Business details', 'brolga' ),
				'get_value_callback' => fn ( array $args, WP_Block $block, string $attribute ): ?string
					=> $this->value( $args, $attribute ),
			]
		);
	}

	/**
	 * Returns the value for a block's attribute; null: the block keeps the typed one.
	 *
	 * @param array<array-key, mixed> $args `key`: one detail or a list, one per line; `join`: a separator
	 *     instead of line
	 *     breaks; `text`: a sentence with %s for the detail; `link`: false omits the link.
	 */
	public function value( array $args, string $attribute ): ?string {
		$details = self::details( $args );
		if ( in_array( $attribute, self::ADDRESSES, true ) ) {
			$address = [] === $details ? '' : $this->link( $details[0] );
			return '' === $address ? null : $address;
		}
		// A button's text is already inside a link.
		$may_link = 'content' === $attribute && false !== ( $args['link'] ?? true );
		$lines    = array_merge(
			[],
			...array_map( fn ( Detail $detail ): array => $this->lines( $detail, $attribute, $may_link ), $details )
		);
		if ( [] === $lines ) {
			return null;
		}
		$text  = $args['text'] ?? '';
		$join  = $args['join'] ?? '';
		$shown = implode( is_string( $join ) && '' !== $join ? esc_html( $join ) : '<br>', $lines );
		return is_string( $text ) && str_contains( $text, '%s' )
			? str_replace( '%s', $shown, esc_html( $text ) )
			: $shown;
	}

	/** @param array<array-key, mixed> $args */
	public function is_unfilled( array $args ): bool {
		$details = self::details( $args );
		return [] !== $details
			&& [] === array_merge( [], ...array_map( ( $this->details )()->lines( ... ), $details ) );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, array<array-key, mixed>>
	 */
	public static function of( array $block ): array {
		$bindings = $block;
		foreach ( [ 'attrs', 'metadata', 'bindings' ] as $key ) {
			$bindings = is_array( $bindings[ $key ] ?? null ) ? $bindings[ $key ] : [];
		}
		$asked = [];
		foreach ( $bindings as $attribute => $binding ) {
			if ( is_array( $binding ) && self::SOURCE === ( $binding['source'] ?? '' ) ) {
				$asked[ $attribute ] = is_array( $binding['args'] ?? null ) ? $binding['args'] : [];
			}
		}
		return $asked;
	}

	/**
	 * @param array<array-key, mixed> $args
	 * @return list<Detail>
	 */
	private static function details( array $args ): array {
		$keys = $args['key'] ?? '';
		return array_values(
			array_filter(
				array_map(
					static fn ( mixed $key ): ?Detail => is_string( $key ) ? Detail::tryFrom( $key ) : null,
					is_array( $keys ) ? $keys : [ $keys ]
				)
			)
		);
	}

	/** @return list<string> */
	private function lines( Detail $detail, string $attribute, bool $may_link ): array {
		$address = $may_link ? $this->link( $detail ) : '';
		$breaks  = Detail::Email === $detail && in_array( $attribute, self::TEXTS, true );
		return array_map(
			static function ( string $line ) use ( $address, $breaks ): string {
				$text = $breaks ? self::breakable( esc_html( $line ) ) : esc_html( $line );
				return '' === $address ? $text : '<a href="' . esc_url( $address ) . "\">{$text}</a>";
			},
			( $this->details )()->lines( $detail )
		);
	}

	/** Lets a line end within an email address, which is one long word, after its “@” and its dots. */
	private static function breakable( string $email ): string {
		return preg_replace( '/[@.](?=.)/', '$0<wbr>', $email ) ?? $email;
	}

	private function link( Detail $detail ): string {
		$goal = Detail::Directions === $detail ? ( $this->details )()->lines( $detail )[0] ?? '' : '';
		return '' === $goal ? ( $this->details )()->link( $detail ) : ( $this->tiles )()->directions_to( $goal );
	}
}
