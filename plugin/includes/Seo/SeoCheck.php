<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * Site Health check that explains whether Brolga or another plugin describes pages to search engines.
 *
 * @see SEO-15 LEAD-25
 */
final class SeoCheck implements HealthCheck {

	public function id(): string {
		return 'seo';
	}

	public function title(): string {
		return __( 'Search engines', 'brolga' );
	}

	public function look(): Finding {
		return OtherPlugin::is_active()
			? Finding::good(
				__( 'Another plugin tells search engines about your pages', 'brolga' ),
				__( 'Your SEO plugin prints titles, descriptions, images for social networks and the sitemap. Brolga gives that plugin a description or an image where you chose none, keeps thank-you pages and popups out of search engines, and adds your business details to the homepage.', 'brolga' )
			)
			: Finding::good(
				__( 'Brolga tells search engines about your pages', 'brolga' ),
				__( 'Brolga prints descriptions, images for social networks and your business details. If you install an SEO plugin, Brolga leaves descriptions and images to that plugin.', 'brolga' )
			);
	}
}
