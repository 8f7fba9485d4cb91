<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * The body of `POST brolga/v1/events`, `{et_ab_log_nonce, records}`: the token
 * stands in it, because a browser that leaves a page sends no headers of ours.
 *
 * @see AB-37
 */
final class EventBody {

	/**
	 * The call of a body.
	 *
	 * @param string                  $body     The JSON text.
	 * @param array<array-key, mixed> $server   What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies  The visitor's, unslashed.
	 * @param bool                    $is_staff Whether somebody is signed in who may edit.
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

	/**
	 * The body of an answer that is no error.
	 *
	 * @return array{results: list<array{result: string, reason: string}>}
	 */
	public static function results( RecordAnswer $answer ): array {
		return [
			'results' => array_map( static fn ( RecordResult $result ): array => $result->format(), $answer->results ),
		];
	}
}
