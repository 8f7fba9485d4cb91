<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * The body of `POST brolga/v1/events`: `{et_ab_log_nonce, records}`. The token is in the body,
 * because a browser that leaves a page cannot send custom headers.
 *
 * @see AB-37
 */
final class EventBody {

	/**
	 * @param array<array-key, mixed> $server Unslashed.
	 * @param array<array-key, mixed> $cookies Unslashed.
	 */
	public static function call( string $body, array $server, array $cookies, bool $is_staff ): RecordCall {
		try {
			$json = Json::map( $body );
		} catch ( InvalidJson ) {
			$json = [];
		}
		$nonce   = $json['et_ab_log_nonce'] ?? '';
		$records = $json['records'] ?? null;
		return RecordCall::of(
			$server,
			$cookies,
			strlen( $body ),
			is_string( $nonce ) ? $nonce : '',
			is_array( $records ) && array_is_list( $records ) ? $records : null,
			$is_staff
		);
	}

	/** @return array{results: list<array{result: string, reason: string}>} */
	public static function results( RecordAnswer $answer ): array {
		return [
			'results' => array_map( static fn ( RecordResult $result ): array => $result->format(), $answer->results ),
		];
	}
}
