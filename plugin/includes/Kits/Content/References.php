<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

/**
 * Which attributes of blocks name images, posts and terms by their IDs, and how these IDs are exchanged. An ID
 * without a counterpart is taken out, because on another site it names something else.
 *
 * @see KIT-6
 */
final class References {

	private const OF_BLOCKS = [
		'core/image'              => [ 'id' => Refers::ToImage ],
		'core/cover'              => [ 'id' => Refers::ToImage ],
		'core/video'              => [ 'id' => Refers::ToImage ],
		'core/audio'              => [ 'id' => Refers::ToImage ],
		'core/file'               => [ 'id' => Refers::ToImage ],
		'core/media-text'         => [ 'mediaId' => Refers::ToImage ],
		'core/gallery'            => [ 'ids' => Refers::ToImage ],
		'core/block'              => [ 'ref' => Refers::ToPost ],
		'core/navigation'         => [ 'ref' => Refers::ToPost ],
		'core/navigation-link'    => [ 'id' => Refers::ToPost ],
		'core/navigation-submenu' => [ 'id' => Refers::ToPost ],
		'core/page-list'          => [ 'parentPageID' => Refers::ToPost ],
		'brolga/menu'             => [ 'ref' => Refers::ToPost ],
		'brolga/section'          => [ 'imageId' => Refers::ToImage ],
		'brolga/slide'            => [ 'imageId' => Refers::ToImage ],
		'brolga/testimonial'      => [ 'portraitId' => Refers::ToImage ],
		'brolga/video'            => [ 'posterId' => Refers::ToImage ],
		'brolga/experiment'       => [
			'post'     => Refers::ToPost,
			'goalPage' => Refers::ToPost,
		],
	];

	/** Blocks that list posts. */
	private const OF_LISTS = [
		'terms'   => Refers::ToTerm,
		'exclude' => Refers::ToPost,
	];

	/** @return array<string, Refers> By attribute. */
	private static function of( string $block ): array {
		return self::OF_BLOCKS[ $block ] ?? ( str_starts_with( $block, 'brolga/' ) ? self::OF_LISTS : [] );
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param callable(Refers, int): int $exchange Returns the new ID; 0 for none.
	 * @return array<array-key, mixed>
	 */
	public static function exchange( string $block, array $attributes, callable $exchange ): array {
		foreach ( self::of( $block ) as $name => $refers ) {
			if ( isset( $attributes[ $name ] ) ) {
				$attributes[ $name ] = self::value( $attributes[ $name ], $refers, $exchange );
				if ( 0 === $attributes[ $name ] || [] === $attributes[ $name ] ) {
					unset( $attributes[ $name ] );
				}
			}
		}
		return self::background( self::goal( $attributes, $exchange ), $exchange );
	}

	/** @param callable(int): int $exchange Returns the new ID of an image; 0 for none. */
	public static function exchange_classes( string $html, callable $exchange ): string {
		return (string) preg_replace_callback(
			'/(?<=[\s"])(wp-image-|data-id=")(\d{1,18})/',
			static function ( array $match ) use ( $exchange ): string {
				$id = $exchange( (int) $match[2] );
				return 0 === $id ? 'data-id="' === $match[1] ? $match[1] : 'wp-image' : $match[1] . $id;
			},
			$html
		);
	}

	/** @param callable(Refers, int): int $exchange */
	private static function value( mixed $value, Refers $refers, callable $exchange ): mixed {
		if ( is_array( $value ) ) {
			$ids = array_map( static fn ( mixed $id ): mixed => self::value( $id, $refers, $exchange ), $value );
			return array_values( array_filter( $ids, static fn ( mixed $id ): bool => 0 !== $id ) );
		}
		return is_numeric( $value ) && (int) $value > 0 ? $exchange( $refers, (int) $value ) : 0;
	}

	/**
	 * The goal of an A/B test, which begins with the ID of the test's page.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @param callable(Refers, int): int $exchange
	 * @return array<array-key, mixed>
	 */
	private static function goal( array $attributes, callable $exchange ): array {
		$goal = $attributes['brolgaGoal'] ?? null;
		if ( is_string( $goal ) && 1 === preg_match( '/^(\d{1,18})(.*)\z/s', $goal, $match ) ) {
			$id = $exchange( Refers::ToPost, (int) $match[1] );
			if ( 0 === $id ) {
				unset( $attributes['brolgaGoal'] );
			} else {
				$attributes['brolgaGoal'] = $id . $match[2];
			}
		}
		return $attributes;
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param callable(Refers, int): int $exchange
	 * @return array<array-key, mixed>
	 */
	private static function background( array $attributes, callable $exchange ): array {
		$style = $attributes['style'] ?? null;
		if (
			is_array( $style )
			&& is_array( $style['background'] ?? null )
			&& is_array( $style['background']['backgroundImage'] ?? null )
			&& is_numeric( $style['background']['backgroundImage']['id'] ?? null )
		) {
			$id = $exchange( Refers::ToImage, (int) $style['background']['backgroundImage']['id'] );
			if ( 0 === $id ) {
				unset( $style['background']['backgroundImage']['id'] );
			} else {
				$style['background']['backgroundImage']['id'] = $id;
			}
			$attributes['style'] = $style;
		}
		return $attributes;
	}
}
