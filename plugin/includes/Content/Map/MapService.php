<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Content\External\LinkHost;
use Brolga\Core\Consent\DeclaresServices;

/**
 * Declares maps as a consent service if their tiles or iframes come from another host; tiles from
 * this site need no consent.
 *
 * @see CONSENT-12 CONSENT-401
 */
final class MapService implements DeclaresServices {

	public const ID = 'maps';

	public function __construct(
		private readonly Tiles $tiles,
		private readonly MapFrames $frames
	) {}

	/** @return list<Service> */
	public function services(): array {
		$url   = $this->tiles->url();
		$hosts = [ ...( LinkHost::is_own( $url ) ? [] : [ LinkHost::host( $url ) ] ), ...$this->frames->hosts() ];
		$hosts = array_diff( array_unique( $hosts ), [ '' ] );
		return [] === $hosts ? [] : [
			new Service(
				self::ID,
				Category::Preferences,
				__( 'Maps', 'brolga' ),
				__( 'Shows places on an interactive map. The map provider sees your IP address.', 'brolga' ),
				implode( ', ', $hosts ),
				waits: Service::IN_PLACE
			),
		];
	}
}
