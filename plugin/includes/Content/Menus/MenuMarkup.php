<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Support\Html;

/**
 * Prints a menu's items as nested lists. A submenu is a `<details>` element, which opens without scripts too.
 *
 * @see MENU-1 MENU-8 MENU-12
 */
final class MenuMarkup {

	public const BARS = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
		. '<path d="M3 7h18M3 12h18M3 17h18"/></svg>';

	private const CHEVRON =
		'<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="M6 9l6 6 '
			. '6-6"/></svg>';

	/** @param list<MenuItem> $items */
	public static function list( array $items, string $class_name ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= self::item( $item );
		}
		return '<ul' . Html::attributes( [ 'class' => $class_name ] ) . ">{$html}</ul>";
	}

	public static function logo(): string {
		$logo = get_custom_logo();
		$name = '<a class="wp-block-brolga-menu__name" href="'
			. esc_url( home_url( '/' ) )
			. '">'
			. esc_html( wp_strip_all_tags( get_bloginfo( 'name' ) ) )
			. '</a>';
		return '<div class="wp-block-brolga-menu__logo">' . $logo . $name . '</div>';
	}

	private static function item( MenuItem $item ): string {
		if ( '' !== $item->html ) {
			return '<li class="wp-block-brolga-menu__item is-block">' . $item->html . '</li>';
		}
		$has_below = '' !== $item->panel || [] !== $item->children;
		$classes   = array_keys(
			array_filter(
				[
					'wp-block-brolga-menu__item' => true,
					'has-panel'                  => '' !== $item->panel,
					'is-current'                 => $item->is_current,
					'is-current-branch'          => $item->lists_current || $item->holds_current(),
				]
			)
		);
		return '<li' . Html::attributes(
			[
				'class'            => implode( ' ', $classes ),
				'data-brolga-item' => true,
			]
		) . '>' . self::link( $item, $has_below ) . ( $has_below ? self::below( $item ) : '' ) . '</li>';
	}

	/** Returns plain text without a URL, or nothing where the label is on the submenu's toggle. */
	private static function link( MenuItem $item, bool $has_below ): string {
		$url = esc_url( $item->url );
		if ( '' === $url ) {
			return $has_below ? '' : "<span class=\"wp-block-brolga-menu__link\">{$item->label}</span>";
		}
		$hint = '' === $item->target
			? ''
			: '<span class="wp-block-brolga-menu__hint"> ' . esc_html__( '(opens in a new tab)', 'brolga' ) . '</span>';
		return "<a class=\"wp-block-brolga-menu__link\" href=\"{$url}\"" . Html::attributes(
			[
				'target'       => '' === $item->target ? null : $item->target,
				'rel'          => '' === $item->rel ? null : $item->rel,
				'aria-current' => $item->is_current ? 'page' : null,
			]
		) . ">{$item->label}{$hint}</a>";
	}

	private static function below( MenuItem $item ): string {
		$has_link = '' !== esc_url( $item->url );
		$toggle   = $has_link
			? '<span class="wp-block-brolga-menu__hint">'
				/* translators: %s: an entry of a menu. */
				. esc_html( sprintf( __( '%s submenu', 'brolga' ), $item->name() ) )
				. '</span>'
			: $item->label;
		$html = '' === $item->panel
			? self::list( $item->children, 'wp-block-brolga-menu__sub' )
			: '<div class="wp-block-brolga-menu__panel">' . $item->panel . '</div>';
		return '<details'
			. Html::attributes(
				[
					'class'               => 'wp-block-brolga-menu__more',
					'data-brolga-more'    => true,
					'data-brolga-current' => $item->holds_current(),
				]
			)
			. '><summary'
			. Html::attributes( [ 'class' => 'wp-block-brolga-menu__toggle' . ( $has_link ? '' : ' has-label' ) ] )
			. '>'
			. $toggle
			. self::CHEVRON
			. "</summary>{$html}</details>";
	}
}
