<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Fields\FieldError;

/**
 * Builds the REST API's response to a rejected submission.
 *
 * @see REST-8
 */
final class FormRefusal {

	/**
	 * @param list<FieldError> $errors
	 * @param int              $retry_after Seconds to wait; 0 if waiting does not help.
	 */
	public static function answer( ErrorKey $error, string $message, array $errors, int $retry_after ): JsonAnswer {
		return new JsonAnswer(
			[
				'code'    => $error->value,
				'message' => $message,
				'errors'  => array_map(
					static fn ( FieldError $error ): array => [
						'field'   => $error->field_id,
						'message' => $error->message,
					],
					$errors
				),
			],
			$error->status(),
			$retry_after
		);
	}
}
