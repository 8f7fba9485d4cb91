<?php
declare( strict_types=1 );

namespace Brolga\Content\External;

use Brolga\Core\Support\Html;

/**
 * A placeholder for external content that names the host and has a button to load it. The script
 * `src/content/view/external` handles it. Content on this site is loaded without asking.
 *
 * @see MAP-5
 */
final class ClickToLoad {

	/**
	 * @param string $category Consent category, such as `maps` or `videos`.
	 * @param string $url URL of the content.
	 * @param string $why A sentence with %s for the host.
	 * @param string $more HTML next to the button.
	 */
	public static function html(
		string $category,
		string $url,
		string $why,
		string $button,
		string $more = ''
	): string {
		$host = LinkHost::is_own( $url ) ? '' : LinkHost::host( $url );
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
