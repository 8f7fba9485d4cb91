<?php
declare( strict_types=1 );

namespace Brolga\Mail\Design;

/**
 * The colors of emails, in light and in dark mode. They come from the site's global styles, and are changed as
 * far as text needs to be readable on them.
 *
 * @see EMAIL-863
 */
final class Palette {

	/** The contrast of text with its background. */
	public const TEXT = 4.5;

	private const LINK = 6.0;

	/** The contrast of a button with what is around it. */
	public const SHAPE = 3.0;

	/** A ground that is darker than this is not used for emails in light mode. */
	private const LIGHT = 0.5;

	/**
	 * @param array<string, string> $light
	 * @param array<string, string> $dark Hex colors with the same names.
	 */
	private function __construct(
		public readonly array $light,
		public readonly array $dark
	) {}

	public static function of_site(): self {
		return self::of(
			self::color( [ 'elements', 'button', 'color', 'background' ] ),
			self::color( [ 'color', 'background' ] ),
			self::color( [ 'color', 'text' ] )
		);
	}

	/** @param Color|null $brand Null: none that emails can have. */
	public static function of( ?Color $brand, ?Color $ground, ?Color $text ): self {
		$white  = Color::hex( '#ffffff' );
		$brand ??= Color::hex( '#1d2327' );
		$text  = null === $text || $text->luminance() > 0.2 ? Color::hex( '#1e1e1e' ) : $text;
		$page  = null === $ground || $ground->luminance() < self::LIGHT ? $white : $ground;
		if ( $page->contrast( $white ) < 1.06 ) {
			// The card shall be seen on the page.
			$page = $page->mixed( $text, 0.05 );
		}
		return new self(
			self::shades( $brand, $page, $white, $text ),
			self::shades(
				$brand,
				Color::hex( '#121314' )->mixed( $brand, 0.06 ),
				Color::hex( '#1d1e20' )->mixed( $brand, 0.1 ),
				Color::hex( '#efeeea' )
			)
		);
	}

	/** @return array<string, string> */
	private static function shades( Color $brand, Color $page, Color $card, Color $text ): array {
		$text   = $text->readable_on( $card, self::TEXT );
		$button = $brand->readable_on( $card, self::SHAPE );
		return array_map(
			static fn ( Color $color ): string => $color->css(),
			[
				'page'   => $page,
				'card'   => $card,
				'line'   => $card->mixed( $text, 0.16 ),
				'text'   => $text,
				'muted'  => $text->mixed( $card, 0.35 )
					->readable_on( $card, self::TEXT )
					->readable_on( $page, self::TEXT ),
				'link'   => $brand->readable_on( $card, self::LINK ),
				'button' => $button,
				'ink'    => $button->ink(),
			]
		);
	}

	/** @param list<string> $path */
	private static function color( array $path ): ?Color {
		$color = wp_get_global_styles( $path, [ 'transforms' => [ 'resolve-variables' ] ] );
		return is_string( $color ) ? Color::read( $color ) : null;
	}
}
