<?php
/**
 * The heading over a panel.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

/**
 * A heading whose text the view makes a button of.
 *
 * @see ACC-8 ACC-9
 */
final class Heading {

	/** What a title may hold: no link, since it becomes a button. */
	private const ALLOWED = [
		'strong' => [],
		'em'     => [],
		'code'   => [],
		'sub'    => [],
		'sup'    => [],
	];

	/**
	 * The level of a heading that knows none.
	 */
	public const LEVEL = 3;

	/**
	 * The markup, escaped.
	 *
	 * @param string $name  The class of the block.
	 * @param string $id    The id of what it is the heading of.
	 * @param string $title What it says.
	 * @param mixed  $level Its level.
	 */
	public static function html( string $name, string $id, string $title, mixed $level ): string {
		return sprintf(
			'<h%1$d class="%2$s__heading"><span class="%2$s__header" id="%3$s-header">%4$s</span></h%1$d>',
			is_int( $level ) && $level >= 2 && $level <= 6 ? $level : self::LEVEL,
			esc_attr( $name ),
			esc_attr( $id ),
			self::title( $title )
		);
	}

	/**
	 * A title, escaped; one that is empty still has to be found and pressed.
	 *
	 * @param string $title What the owner wrote.
	 */
	public static function title( string $title ): string {
		$text = '' === trim( wp_strip_all_tags( $title ) ) ? '' : trim( wp_kses( $title, self::ALLOWED ) );
		return '' === $text ? esc_html__( 'More', 'brolga' ) : $text;
	}
}
