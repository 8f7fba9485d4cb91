<?php
declare( strict_types=1 );

namespace Brolga\Content\Video;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;

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
