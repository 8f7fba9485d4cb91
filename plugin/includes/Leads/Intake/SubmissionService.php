<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Events\Events;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Answers\Visit;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\FormNames;
use Brolga\Forms\Definition\RedirectUrl;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\FilesGone;
use Brolga\Forms\Uploads\ReceivedFiles;
use Brolga\Forms\Uploads\Uploads;
use Brolga\Forms\Views\Captcha;
use Brolga\Forms\Views\CaptchaChallenge;
use Brolga\Forms\Views\CaptchaUsed;
use Brolga\Leads\Attribution;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadMark;
use Brolga\Leads\LeadOriginAsked;
use Brolga\Leads\LeadStatus;
use Brolga\Spam\Action;
use Brolga\Spam\Judgement;
use Brolga\Spam\SpamGuard;
use Brolga\Spam\SpamReason;
use Brolga\Spam\TokenReused;
use Closure;

/**
 * Processes submissions from pages and from the REST API: checks signature, rate limit, saved form
 * and answers, then stores the lead and its emails in one transaction. Success means that the lead
 * is stored, so an unreachable mail server loses no lead.
 *
 * @see LEAD-1 LEAD-21
 */
final class SubmissionService {

	/** @param Closure(): Captcha $captcha */
	public function __construct(
		private readonly Gate $gate,
		private readonly ClientIp $ip,
		private readonly FormLocator $locator,
		private readonly FormNames $names,
		#[LazyInject( Captcha::class )] private readonly Closure $captcha,
		private readonly Hmac $hmac,
		private readonly Clock $clock,
		private readonly SpamGuard $guard,
		private readonly MessageCheck $message,
		private readonly Uploads $uploads,
		private readonly SubmissionStore $store,
		private readonly Events $events,
		private readonly CustomFieldTypes $types
	) {}

	/** What every kind of request must fulfil; Gate counts them together, by form. */
	public static function route(): PublicRoute {
		return new PublicRoute(
			'/enquiries',
			signature: FormTokens::signature( 'form' ),
			rate: new Rate( 'enquiry' ),
			schema: 'enquiry',
			// An unreadable body has no signature to check first.
			unreadable: ErrorKey::BadRequest
		);
	}

	public function submit( Submission $submission, PublicCall $call = new PublicCall() ): SubmissionResult {
		$admission = $this->gate->ask( self::route(), $call->with( [ 'form' => $submission->form_token ] ) );
		if ( '' === $admission->about ) {
			return SubmissionResult::refused( $admission->error ?? ErrorKey::BadToken );
		}
		$form_id = FormId::parse( $admission->about );
		$kept    = $this->uploads->still_kept( $form_id, $submission->files );
		if ( ErrorKey::TooMany === $admission->error ) {
			$this->guard->count( SpamReason::Rate );
		}
		if ( null !== $admission->error ) {
			return SubmissionResult::refused( $admission->error, $form_id, [], $admission->retry_after, $kept );
		}
		try {
			$form = $this->locator->offered( $form_id );
			return null === $form
				? SubmissionResult::refused( ErrorKey::UnknownForm )
				: $this->take( $submission, $form_id, $form );
		} catch ( StorageUnavailable ) {
			return SubmissionResult::refused( ErrorKey::Unavailable, $form_id, kept: $kept );
		}
	}

	private function take( Submission $submission, FormId $form_id, FormDefinition $form ): SubmissionResult {
		$sent      = $this->uploads->named( $form_id, $form, $submission->values, $submission->files );
		$answers   = $this->types->checked(
			$form,
			Validator::answers( $form, $sent, Visit::now( $this->clock, $submission->page ) )
		);
		$files     = $this->uploads->receive( $form_id, $form, $submission->files, $answers->hidden );
		$challenge = $form->captcha ? ( $this->captcha )()->read( $submission->captcha_token ) : null;
		$errors    = $files->errors_with( $form, $answers->errors );
		$errors    = $form->captcha
			? [ ...$errors, ...$this->captcha_errors( $submission, $form, $challenge ) ]
			: $errors;
		if ( [] !== $errors ) {
			return $this->refuse( $form_id, $errors, $challenge, $files );
		}
		// Outside the transaction, because the spam service may take seconds to respond.
		$judgement = $this->guard->judge( new Attempt(
			Action::of_form( $submission->number ),
			$submission->form_token,
			$submission->token,
			$submission->honeypot,
			$answers->without( $form->ids_of( FieldType::Url, FieldType::Hidden ) )->texts(),
			$form->spam_check->value
		) );
		$judgement = $this->message->with_text( $judgement, $form, $answers );
		try {
			$result = $this->keep(
				$submission,
				$form_id,
				$form,
				$answers->with_files( $files ),
				$challenge,
				$judgement
			);
			$this->uploads->settle( $files );
			return $result;
		} catch ( CaptchaUsed ) {
			return $this->refuse( $form_id, [ $this->wrong_captcha( $form, is_used: true ) ], null, $files );
		} catch ( FilesGone $gone ) {
			return $this->refuse(
				$form_id,
				[ Uploads::gone( $form, $gone->field_id ) ],
				null,
				$files->without( $gone->field_id )
			);
		} catch ( LimitReached $reached ) {
			return SubmissionResult::refused(
				$reached->key,
				$form_id,
				kept: $files->kept,
				message: $form->limits?->refusal( $reached->key ) ?? ''
			);
		} catch ( KeyConflict ) {
			return SubmissionResult::refused( ErrorKey::KeyConflict, $form_id, kept: $files->kept );
		} catch ( StorageUnavailable ) {
			return SubmissionResult::refused( ErrorKey::Unavailable, $form_id, kept: $files->kept );
		}
	}

	/**
	 * Stores a valid submission. If its token was already used by another submission, it is stored as spam.
	 *
	 * @param CaptchaChallenge|null $challenge The solved captcha; null if the form has none.
	 * @throws CaptchaUsed If the captcha was used before.
	 * @throws FilesGone   If a kept file no longer exists.
	 * @throws LimitReached If the form takes no entry of this person.
	 * @throws KeyConflict If the submission key belongs to another submission.
	 * @see SPAM-5
	 */
	private function keep(
		Submission $submission,
		FormId $form_id,
		FormDefinition $form,
		Answers $answers,
		?CaptchaChallenge $challenge,
		Judgement $judgement
	): SubmissionResult {
		$draft = $this->draft( $submission, $form_id, $form, $answers, $judgement );
		$asked = $answers->asked_by( $form );
		try {
			[ $id, $status ] = $this->store->keep( $draft, $asked, $challenge );
		} catch ( TokenReused ) {
			return $this->keep(
				$submission,
				$form_id,
				$form,
				$answers,
				$challenge,
				new Judgement( SpamReason::Reused, fingerprint: $judgement->fingerprint )
			);
		}
		$this->guard->count( $judgement->reason );
		return SubmissionResult::stored(
			$form_id,
			$id,
			// No redirect if files are missing, because the owner's page could not say so.
			[] === $answers->files->left_fields() ? $this->redirect( $asked, $draft, $submission->number ) : '',
			LeadStatus::Spam !== $status,
			$asked->after->route,
			$asked,
			$answers->files->left_fields(),
			LeadMark::of( $this->hmac, $id )
		);
	}

	private function draft(
		Submission $submission,
		FormId $form_id,
		FormDefinition $form,
		Answers $answers,
		Judgement $judgement
	): LeadDraft {
		return LeadDraft::of(
			$form_id,
			$this->names->name( $form->title, $form_id->source ),
			$answers->asked_by( $form ),
			$answers,
			$this->attribution( $submission ),
			'' === $submission->key ? '' : $this->hmac->digest( 'submission', $submission->key ),
			$this->hmac->digest(
				'enquiry',
				Json::encode(
					[ $form_id->format(), $answers->values, ...array_filter( [ $answers->files->digests() ] ) ]
				)
			),
			$this->ip->hashed(),
			true === $submission->descriptors?->differ_from( $form, $answers ),
			$judgement
		);
	}

	private function attribution( Submission $submission ): Attribution {
		$page = Attribution::own_page( $submission->page );
		return Attribution::of( $page, $submission->referrer, $submission->variants )
			->with( $this->events->collect( new LeadOriginAsked() )->origin() );
	}

	/**
	 * Refuses a submission that the visitor can correct. A captcha with a wrong answer is used up,
	 * so that a bot cannot try all answers.
	 *
	 * @param list<FieldError>      $errors
	 * @param CaptchaChallenge|null $challenge Null if the form has none, or its signature is invalid.
	 * @param ReceivedFiles         $files     Valid files are kept for the next attempt.
	 */
	private function refuse(
		FormId $form_id,
		array $errors,
		?CaptchaChallenge $challenge,
		ReceivedFiles $files
	): SubmissionResult {
		$keys = array_map( static fn ( FieldError $error ): ErrorKey => $error->key, $errors );
		if ( null !== $challenge && in_array( ErrorKey::WrongCaptcha, $keys, true ) ) {
			( $this->captcha )()->use_up( $challenge );
		}
		$first = match ( true ) {
			in_array( ErrorKey::FillMessage, $keys, true ) => ErrorKey::FillMessage,
			1 === count( $keys )                           => $keys[0],
			default                                        => ErrorKey::ContactErrorMessage,
		};
		return SubmissionResult::refused(
			$first,
			$form_id,
			$errors,
			kept: $files->kept,
			left: $files->left_fields()
		);
	}

	/** @return list<FieldError> */
	private function captcha_errors(
		Submission $submission,
		FormDefinition $form,
		?CaptchaChallenge $challenge
	): array {
		if ( '' === Text::trim( $submission->captcha_answer ) ) {
			$label = $form->messages->text( ErrorKey::Captcha );
			return [ new FieldError(
				FieldError::CAPTCHA,
				$label,
				ErrorKey::FillMessage,
				__( 'Please solve this sum.', 'brolga' )
			) ];
		}
		return null !== $challenge && $challenge->is_solved_by( $submission->captcha_answer )
			? []
			: [ $this->wrong_captcha( $form ) ];
	}

	/**
	 * Returns the error for a captcha with a wrong answer, or one that was used before: people who share an
	 * address and a cached page get the same captcha, and the second of them has answered it correctly.
	 *
	 * @see CAPTCHA-260
	 */
	private function wrong_captcha( FormDefinition $form, bool $is_used = false ): FieldError {
		return new FieldError(
			FieldError::CAPTCHA,
			$form->messages->text( ErrorKey::Captcha ),
			ErrorKey::WrongCaptcha,
			$is_used
				? __( 'Please solve this new sum. The previous one was already used.', 'brolga' )
				: $form->messages->text( ErrorKey::WrongCaptcha )
		);
	}

	/** @see FORM-30 FORM-31 FORM-32 */
	private function redirect( FormDefinition $form, LeadDraft $draft, int $number ): string {
		return RedirectUrl::with(
			$form->after->redirect_url,
			$form->after->redirect_query,
			[
				'name'       => $draft->contact->name,
				'last_name'  => $draft->contact->last_name,
				'email'      => $draft->contact->email,
				'ip_address' => $this->ip->address(),
				'css_id'     => $form->module_id( $number ),
			]
		);
	}
}
