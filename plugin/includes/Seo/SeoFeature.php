<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * What search engines and social networks are told of a page. Where an SEO
 * plugin tells them, nothing of it is printed.
 */
final class SeoFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ ContentPicture::class, Canonical::class, HeadTags::class, StructuredData::class, ThankYouPages::class ],
			settings: [ BusinessSection::class ]
		);
	}
}
