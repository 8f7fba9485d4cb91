<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Content\Menus\ExcludedPagesAsked;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * Metadata for search engines and social networks. If another SEO plugin is active, it only
 * supplies what that plugin lacks.
 */
final class SeoFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [
				Canonical::class,
				HeadTags::class,
			],
			waiting: [
				ContentImage::class   => [ 'the_content' ],
				StructuredData::class => [ 'wp_head' ],
				ThankYouPages::class  => ThankYouPages::HOOKS,
				SeoPluginBridge::class   => SeoPluginBridge::HOOKS,
			],
			answerers: [ ExcludedPagesAsked::class => [ ThankYouPages::class ] ],
			options: [ ThankYouRepository::OPTION ],
			checks: [ SeoCheck::class ]
		);
	}
}
