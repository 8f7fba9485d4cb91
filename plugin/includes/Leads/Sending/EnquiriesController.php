<?php
declare( strict_types=1 );

namespace Brolga\Leads\Sending;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\Variants;
use Brolga\Forms\Views\Captcha;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/enquiries`, the twin of the form's own post, and `GET
 * brolga/v1/captcha`, a fresh sum for a page that a cache keeps. Parse, ask the
 * same service, format.
 *
 * WordPress would check `args` before anything else; here the schema comes last,
 * after size, origin, signature and rate.
 *
 * @see REST-2 REST-7 REST-8
 */
final class EnquiriesController implements Controller {

	public function __construct(
		private readonly SubmissionService $service,
		private readonly Captcha $captcha
	) {}

	/**
	 * Both routes are the public's: the signature in the body is what counts.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/enquiries',
			[
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => $this->create( ... ),
			]
		);
		register_rest_route(
			Routes::NAMESPACE,
			'/captcha',
			[
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => $this->ask( ... ),
			]
		);
	}

	/**
	 * Stores a message that a visitor sends with a form.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		// WordPress says that a body is always a text; one that was never sent is null.
		$body    = (string) $request->get_body();
		$refusal = PublicCall::refusal( $request );
		$result  = null === $refusal ? $this->submit( $body, self::header( $request, 'referer' ) ) : SubmissionResult::refused( $refusal );
		return null === $result->error ? self::created( $result ) : self::refused( $result->error, $result );
	}

	/**
	 * Returns a new question for the math captcha.
	 */
	private function ask(): WP_REST_Response {
		$challenge = $this->captcha->issue();
		return new WP_REST_Response(
			[
				'first'  => $challenge->first,
				'second' => $challenge->second,
				'token'  => $challenge->token,
			],
			200,
			[ 'Cache-Control' => 'no-store' ]
		);
	}

	/**
	 * Sends a body to the service.
	 *
	 * @param string $body    The JSON text.
	 * @param string $referer The Referer header.
	 */
	private function submit( string $body, string $referer ): SubmissionResult {
		try {
			return $this->service->submit( self::submission( Json::map( $body ), $referer ) );
		} catch ( InvalidJson ) {
			// What cannot be read has no signature that could be asked for first.
			return SubmissionResult::refused( ErrorKey::BadRequest );
		}
	}

	/**
	 * What a body asks for. One that is not of the schema's shape is marked, and
	 * refused in its turn.
	 *
	 * @param array<array-key, mixed> $json    The body.
	 * @param string                  $referer The Referer header.
	 */
	private static function submission( array $json, string $referer ): Submission {
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$fields  = $json['fields'] ?? [];
		$captcha = is_array( $json['captcha'] ?? null ) ? $json['captcha'] : [];
		return new Submission(
			$text( $json['form'] ?? '' ),
			0,
			PageRequest::key( $json['key'] ?? '' ),
			is_array( $fields ) ? $fields : [],
			$text( $captcha['token'] ?? '' ),
			$text( $captcha['answer'] ?? '' ),
			$text( $json['honeypot'] ?? '' ),
			PageRequest::own_address( $referer, RequestGuard::host() ),
			$text( $json['referrer'] ?? '' ),
			null,
			$text( $json['token'] ?? '' ),
			rest_validate_value_from_schema( $json, Schemas::get( 'enquiry' ) ) instanceof WP_Error,
			variants: Variants::of_cookies( (array) wp_unslash( $_COOKIE ) )
		);
	}

	/**
	 * The answer to a success.
	 *
	 * @param SubmissionResult $result The success.
	 */
	private static function created( SubmissionResult $result ): WP_REST_Response {
		return new WP_REST_Response(
			[
				'id'       => $result->lead_id,
				'redirect' => $result->redirect,
			],
			201,
			[ 'Cache-Control' => 'no-store' ]
		);
	}

	/**
	 * The answer to a failure.
	 *
	 * @param ErrorKey         $error  Why.
	 * @param SubmissionResult $result The failure.
	 */
	private static function refused( ErrorKey $error, SubmissionResult $result ): WP_REST_Response {
		$headers = [ 'Cache-Control' => 'no-store' ];
		if ( $result->retry_after > 0 ) {
			$headers['Retry-After'] = (string) $result->retry_after;
		}
		return new WP_REST_Response(
			[
				'code'    => $error->value,
				'message' => $error->message(),
				'errors'  => array_map(
					static fn ( FieldError $error ): array => [
						'field'   => $error->field_id,
						'message' => $error->message,
					],
					$result->errors
				),
			],
			$error->status(),
			$headers
		);
	}

	/**
	 * A header of the request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param string          $name    The header.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function header( WP_REST_Request $request, string $name ): string {
		return (string) $request->get_header( $name );
	}
}
