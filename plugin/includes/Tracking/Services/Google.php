<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Storage;

/** Cookies of Google's tags, which Tag Manager containers set as well. */
final class Google {

	/** @return list<Storage> */
	public static function storage(): array {
		return [
			new Storage( '_ga', __( 'Tells visitors apart.', 'brolga' ), 730 ),
			new Storage( '_ga_*', __( 'Remembers the visit.', 'brolga' ), 730 ),
		];
	}
}
