<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\EventError;

/**
 * In which words a route refuses.
 */
enum Refusals {

	/** For whoever writes the call: no visitor reads them. */
	case Calls;
	/** For visitors. */
	case Visitors;
	/** As WordPress has its errors. */
	case WordPress;

	/**
	 * Formats a refusal.
	 *
	 * @param ErrorKey $error Why.
	 * @return array<string, mixed>
	 */
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
