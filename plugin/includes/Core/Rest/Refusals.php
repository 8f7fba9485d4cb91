<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\EventError;

/** The formats in which a route reports errors. */
enum Refusals {

	/** For developers; visitors never see these errors. */
	case Calls;
	case Visitors;
	case WordPress;

	/** @return array<string, mixed> */
	public function format( ErrorKey $error ): array {
		$told = [
			'code'    => $error->value,
			'message' => $error->message(),
		];
		return match ( $this ) {
			self::Calls     => EventError::format( $error ),
			self::Visitors  => $told,
			self::WordPress => $told + [ 'data' => [ 'status' => $error->status() ] ],
		};
	}
}
