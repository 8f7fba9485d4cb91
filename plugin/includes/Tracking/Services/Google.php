<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Core\Consent\Storage;

/**
 * What Google's tags keep in browsers; those of a container as well.
 */
final class Google {

	/**
	 * @return list<Storage>
	 */
	public static function storage(): array {
		return [
			new Storage( '_ga', __( 'Tells visitors apart.', 'brolga' ), 730 ),
			new Storage( '_ga_*', __( 'Remembers the visit.', 'brolga' ), 730 ),
		];
	}
}
