<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;

/**
 * Lets texts and links of WordPress' blocks be the business's own:
 * `"bindings":{"content":{"source":"brolga/business","args":{"key":"phone"}}}`.
 * What the owner has not filled in stays as it was typed, without a link, where pages
 * are made; visitors don't see it.
 *
 * @see BLOCK-180 BLOCK-181 BLOCK-430
 */
final class Bindings implements Module {

	public const SOURCE = 'brolga/business';

	/** Attributes that hold an address; all others hold text. */
	private const ADDRESSES = [ 'url' ];

	/**
	 * @param Closure(): Details $details What the owner has told.
	 * @param Closure(): Tiles   $tiles   Knows the way there.
	 */
	public function __construct(
		#[Later( Details::class )] private readonly Closure $details,
		#[Later( Tiles::class )] private readonly Closure $tiles
	) {}

	public function register(): void {
		add_action( 'init', $this->add_source( ... ) );
	}

	/**
	 * Lets blocks ask.
	 */
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
	 * What a block shows; null: what was typed.
	 *
	 * @param array<array-key, mixed> $args `key`: a detail, or several, one a line; `join`: what stands between them
	 *                                      instead; `text`: a sentence with %s in the detail's place; `link`: false
	 *                                      leaves the link out.
	 * @param string $attribute The block's.
	 */
	public function value( array $args, string $attribute ): ?string {
		$details = self::details( $args );
		if ( in_array( $attribute, self::ADDRESSES, true ) ) {
			$address = [] === $details ? '' : $this->link( $details[0] );
			return '' === $address ? null : $address;
		}
		// A button's text stands in a link already.
		$may_link = 'content' === $attribute && false !== ( $args['link'] ?? true );
		$lines    = array_merge(
			[],
			...array_map( fn ( Detail $detail ): array => $this->lines( $detail, $may_link ), $details )
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

	/**
	 * Whether details are asked for of which none is filled in.
	 *
	 * @param array<array-key, mixed> $args See value().
	 */
	public function is_unfilled( array $args ): bool {
		$details = self::details( $args );
		return [] !== $details
			&& [] === array_merge( [], ...array_map( ( $this->details )()->lines( ... ), $details ) );
	}

	/**
	 * What a block asks for, by its attribute.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
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
	 * The details that are asked for.
	 *
	 * @param array<array-key, mixed> $args See value().
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

	/**
	 * A detail's lines, escaped.
	 *
	 * @return list<string>
	 */
	private function lines( Detail $detail, bool $may_link ): array {
		$address = $may_link ? $this->link( $detail ) : '';
		return array_map(
			static fn ( string $line ): string => '' === $address
				? esc_html( $line )
				: '<a href="' . esc_url( $address ) . '">' . esc_html( $line ) . '</a>',
			( $this->details )()->lines( $detail )
		);
	}

	/**
	 * Where a detail leads; empty: nowhere.
	 */
	private function link( Detail $detail ): string {
		$goal = Detail::Directions === $detail ? ( $this->details )()->lines( $detail )[0] ?? '' : '';
		return '' === $goal ? ( $this->details )()->link( $detail ) : ( $this->tiles )()->directions_to( $goal );
	}
}
