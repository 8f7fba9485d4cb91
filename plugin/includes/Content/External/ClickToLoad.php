<?php
/**
 * What stands in the place of something from another host.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\External;

use Brolga\Core\Support\Html;

/**
 * Says what would be loaded from which host, with a button that does it. The
 * script `src/content/view/external` looks after it; for what is on this site, it asks nothing.
 *
 * @see MAP-5
 */
final class ClickToLoad {

	/**
	 * The markup, escaped.
	 *
	 * @param string $category For the visitor's consent: `maps`, `videos`.
	 * @param string $url      What would be loaded.
	 * @param string $why      A sentence about it; `%s` is the host.
	 * @param string $button   What the button says.
	 * @param string $more     Markup beside the button, escaped.
	 */
	public static function html(
		string $category,
		string $url,
		string $why,
		string $button,
		string $more = ''
	): string {
		$host = Address::is_own( $url ) ? '' : Address::host( $url );
		return '<div'
			. Html::attributes(
				[
					'class'                => 'brolga-external',
					'data-brolga-external' => $host,
					'data-brolga-category' => $category,
					'hidden'               => '' === $host,
				]
			)
			. '><p>'
			. esc_html( sprintf( $why, $host ) )
			. '</p><button type="button" class="brolga-external__button">'
			. esc_html( $button )
			. "</button>{$more}</div>";
	}
}
