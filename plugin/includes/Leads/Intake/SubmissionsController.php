<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Security\RequestGuard;
use Brolga\Forms\FormRefusal;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Source\AssignedVariants;
use Brolga\Forms\Views\Captcha;
use WP_REST_Request;

/**
 * The REST routes `POST brolga/v1/enquiries`, the equivalent of posting the form to its page, and
 * `GET brolga/v1/captcha`, a new captcha for a cached page.
 *
 * @see REST-2 REST-7 REST-8
 */
final class SubmissionsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly SubmissionService $service,
		private readonly Captcha $captcha
	) {}

	public static function routes(): array {
		return [ SubmissionService::route(), PublicRoute::open( '/captcha' ) ];
	}

	public function add_routes(): void {
		[ $submissions, $captcha ] = self::routes();
		$this->routes->hand_on( $submissions, $this->create( ... ) );
		$this->routes->open( $captcha, $this->ask( ... ) );
	}

	/**
	 * Stores a message that a visitor sends with a form.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( PublicCall $call, WP_REST_Request $request ): JsonAnswer {
		$result = $this->service->submit(
			self::submission( $call->body, (string) $request->get_header( 'referer' ) ),
			$call
		);
		return null !== $result->error
			? FormRefusal::answer( $result->error, $result->message(), $result->errors, $result->retry_after )
			: new JsonAnswer(
				[
					'id'       => $result->mark,
					'redirect' => $result->redirect,
				],
				201
			);
	}

	/** Returns a new question for the math captcha. */
	private function ask(): JsonAnswer {
		$challenge = $this->captcha->issue();
		return new JsonAnswer(
			[
				'first'  => $challenge->first,
				'second' => $challenge->second,
				'token'  => $challenge->token,
			]
		);
	}

	/**
	 * Creates a submission from a request body. Values that do not match the schema are read as
	 * empty; such a body is refused later.
	 *
	 * @param array<array-key, mixed> $json
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
			variants: AssignedVariants::of_cookies( (array) wp_unslash( $_COOKIE ) )
		);
	}
}
