<?php
declare( strict_types=1 );

namespace Brolga\Content\Video;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Core\Consent\DeclaresServices;

/**
 * Declares YouTube and Vimeo as a consent service. Video blocks also wait for a click, even if the
 * visitor has consented.
 *
 * @see CONSENT-12 VIDEO-5
 */
final class VideoService implements DeclaresServices {

	public const ID = 'videos';

	/** @return list<Service> */
	public function services(): array {
		return [
			new Service(
				self::ID,
				Category::Marketing,
				__( 'YouTube and Vimeo videos', 'brolga' ),
				__( 'Plays videos within the page. YouTube and Vimeo see your IP address, set cookies of their own and may use what you watch for advertising.', 'brolga' ),
				'www.youtube-nocookie.com, player.vimeo.com',
				waits: Service::IN_PLACE
			),
		];
	}
}
