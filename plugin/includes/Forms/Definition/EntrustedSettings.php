<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Source\BlockAttributes;

/**
 * What a form says about where messages and visitors go, what they are sent and
 * how long it is kept: the word of whoever answers for the site's leads.
 *
 * @see FORM-420
 */
final class EntrustedSettings {

	/** The attributes, by the kind of form. */
	private const NAMES = [
		FormReader::FORM_BLOCK => [
			'recipient',
			'silent',
			'subject',
			'body',
			'attachFiles',
			'autoreply',
			'redirectUrl',
			'redirectQuery',
			'routes',
			'retentionDays',
		],
		'brolga/newsletter'    => [ 'redirectUrl', 'redirectQuery' ],
	];

	/**
	 * Whether there may be a form in some content. It takes no more than its name:
	 * a block's comment can be written in other ways than WordPress writes it.
	 *
	 * @param string $content Block markup.
	 */
	public static function are_in( string $content ): bool {
		foreach ( array_keys( self::NAMES ) as $name ) {
			if ( str_contains( $content, $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Those of a block; a page of this site to go to is anybody's word.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @return array<string, mixed> Without what is empty.
	 */
	public static function of( array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$settings   = [];
		foreach ( self::names_of( $block ) as $name ) {
			$value    = $attributes[ $name ] ?? null;
			$is_empty = in_array( $value, [ null, '', false, 0, [] ], true );
			if ( $is_empty || ( 'redirectUrl' === $name && self::is_here( $value ) ) ) {
				continue;
			}
			$settings[ $name ] = $value;
		}
		return array_diff_key( $settings, isset( $settings['redirectUrl'] ) ? [] : [ 'redirectQuery' => true ] );
	}

	/**
	 * A block with other settings in the place of its own.
	 *
	 * @param array<array-key, mixed> $block    As WordPress parsed it.
	 * @param array<string, mixed>    $settings What of() gave of another.
	 * @return array<array-key, mixed>
	 */
	public static function put( array $block, array $settings ): array {
		$attributes     = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$block['attrs'] = $settings + array_diff_key( $attributes, self::of( $block ) );
		return $block;
	}

	/**
	 * What tells some settings from others, however they are written; empty: there are none.
	 *
	 * @param array<array-key, mixed> $settings What of() gave.
	 */
	public static function mark( array $settings ): string {
		return [] === $settings ? '' : hash( 'sha256', (string) wp_json_encode( self::sorted( $settings ) ) );
	}

	/**
	 * The forms among blocks, however deep: each with its place among those of its kind and uid.
	 *
	 * @param array<array-key, mixed> $blocks As WordPress parsed them.
	 * @return array<string, array<string, mixed>> What of() gives of each, by its place.
	 */
	public static function in( array $blocks ): array {
		$found = [];
		$walk  = static function ( array $blocks ) use ( &$walk, &$found ): void {
			foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
				if ( self::is_form( $block ) ) {
					$found[ self::place( $block, $found ) ] = self::of( $block );
				}
				$walk( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] );
			}
		};
		$walk( $blocks );
		return $found;
	}

	/**
	 * Whether a block is a form.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
	public static function is_form( array $block ): bool {
		return [] !== self::names_of( $block );
	}

	/**
	 * The next free place of a form.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @param array<string, mixed>    $taken By the places that are taken.
	 */
	public static function place( array $block, array $taken ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$uid        = FormDefinition::uid_of( new BlockAttributes( $attributes ) );
		$number     = 1;
		while ( isset( $taken[ "{$name}:{$uid}:{$number}" ] ) ) {
			++$number;
		}
		return "{$name}:{$uid}:{$number}";
	}

	/**
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @return list<string>
	 */
	private static function names_of( array $block ): array {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		return self::NAMES[ $name ] ?? [];
	}

	/**
	 * Whether an address is one of this site's.
	 */
	private static function is_here( mixed $url ): bool {
		return is_string( $url )
			&& 1 !== preg_match( '/[\x00-\x20\x7F\\\\@]/', $url )
			&& ( 1 === preg_match( '/^\/(?!\/)/', $url ) || str_starts_with( $url, home_url( '/' ) ) );
	}

	/**
	 * @param array<array-key, mixed> $values Any.
	 * @return array<array-key, mixed>
	 */
	private static function sorted( array $values ): array {
		if ( ! array_is_list( $values ) ) {
			ksort( $values );
		}
		return array_map(
			static fn ( mixed $value ): mixed => is_array( $value ) ? self::sorted( $value ) : $value,
			$values
		);
	}
}
