<?php
declare( strict_types=1 );

namespace Brolga\Operations;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * What those who run the servers ask.
 */
final class OperationsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			routes: [ OperationsController::class ],
			commands: [ 'brolga status' => StatusCommand::class ]
		);
	}
}
