<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * What search engines and social networks are told of a page. Where an SEO
 * plugin tells them, it is given what it lacks.
 */
final class SeoFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ ContentImage::class, Canonical::class, HeadTags::class, StructuredData::class, ThankYouPages::class, BesideOthers::class ],
			settings: [ BusinessSection::class ],
			checks: [ SeoCheck::class ]
		);
	}
}
