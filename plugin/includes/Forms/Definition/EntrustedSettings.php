<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Source\BlockAttributes;

/**
 * The form settings that decide where messages and visitors go, what visitors receive and how long
 * leads are stored. Only users who may manage leads can change them.
 *
 * @see FORM-420 FORM-875
 */
final class EntrustedSettings {

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
			'limits',
		],
		'brolga/newsletter'    => [ 'redirectUrl', 'redirectQuery' ],
	];

	/**
	 * Whether some content may contain a form. Searches for the block's name alone, because block
	 * comments can be written in other ways than WordPress's.
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
	 * Returns a block's entrusted settings that are not empty. Redirects to a page of this site
	 * are not included: anybody may set them.
	 *
	 * @param array<array-key, mixed> $block As parsed by WordPress.
	 * @return array<string, mixed>
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
	 * @param array<array-key, mixed> $block
	 * @param array<string, mixed> $settings
	 * @return array<array-key, mixed>
	 */
	public static function put( array $block, array $settings ): array {
		$attributes     = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$block['attrs'] = $settings + array_diff_key( $attributes, self::of( $block ) );
		return $block;
	}

	/**
	 * Returns a hash of settings that does not depend on the order of their keys; empty if there are none.
	 *
	 * @param array<array-key, mixed> $settings From of().
	 */
	public static function mark( array $settings ): string {
		return [] === $settings ? '' : hash( 'sha256', (string) wp_json_encode( self::sorted( $settings ) ) );
	}

	/**
	 * Returns the entrusted settings of all forms at any depth, each under a key made of block
	 * name, uid and number.
	 *
	 * @param array<array-key, mixed> $blocks As parsed by WordPress.
	 * @return array<string, array<string, mixed>>
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

	/** @param array<array-key, mixed> $block */
	public static function is_form( array $block ): bool {
		return [] !== self::names_of( $block );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param array<string, mixed> $taken
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
	 * @param array<array-key, mixed> $block
	 * @return list<string>
	 */
	private static function names_of( array $block ): array {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		return self::NAMES[ $name ] ?? [];
	}

	private static function is_here( mixed $url ): bool {
		return is_string( $url )
			&& 1 !== preg_match( '/[\x00-\x20\x7F\\\\@]/', $url )
			&& ( 1 === preg_match( '/^\/(?!\/)/', $url ) || str_starts_with( $url, home_url( '/' ) ) );
	}

	/**
	 * @param array<array-key, mixed> $values
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
