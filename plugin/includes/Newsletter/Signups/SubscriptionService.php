<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Answers\Visit;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Definition\ApprovedSettings;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\RedirectUrl;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Source\FormId;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Lists\ListKeepers;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\Provider;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Lists\SignupStored;
use Brolga\Newsletter\SignupOriginAsked;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Brolga\Spam\Action;
use Brolga\Spam\Judgement;
use Brolga\Spam\SpamGuard;
use Brolga\Spam\SpamReason;
use Brolga\Spam\TokenReused;

/**
 * Handles sign-ups from REST, admin-ajax and plain form posts alike: signature, rate limit, shape,
 * saved form, validation; then the provider, in one transaction with the email it queues.
 */
final class SubscriptionService {

	public function __construct(
		private readonly Gate $gate,
		private readonly ClientIp $ip,
		private readonly FormLocator $locator,
		private readonly Transaction $transaction,
		private readonly ListKeepers $providers,
		private readonly CustomFieldTypes $types,
		private readonly Clock $clock,
		private readonly Events $events,
		private readonly SpamGuard $guard,
		private readonly SubscriberRepository $subscribers
	) {}

	/** The checks common to all entry points. Gate applies one rate limit to them together, per form. */
	public static function route(): PublicRoute {
		return new PublicRoute(
			'/subscriptions',
			signature: SignupChecksum::signature( 'checksum' ),
			rate: new Rate( 'signup' ),
			schema: 'subscription',
			// An unreadable body has no signature to check first.
			unreadable: ErrorKey::BadRequest
		);
	}

	public function subscribe( SubscriptionRequest $request, PublicCall $call = new PublicCall() ): SubscriptionResult {
		$admission = $this->gate->ask( self::route(), $call->with( $request->signed() ) );
		if ( '' === $admission->about ) {
			return SubscriptionResult::refused( $admission->error ?? ErrorKey::BadToken );
		}
		$id = FormId::parse( $admission->about );
		if ( ErrorKey::TooMany === $admission->error ) {
			$this->guard->count( SpamReason::Rate );
		}
		if ( null !== $admission->error || $request->is_malformed ) {
			return SubscriptionResult::refused(
				$admission->error ?? ErrorKey::BadRequest,
				$id,
				[],
				$admission->retry_after
			);
		}
		try {
			$form = $this->form( $id );
			return null === $form
				? SubscriptionResult::refused( ErrorKey::UnknownForm )
				: $this->take( $id, $form, $request, SignupChecksum::consent( $admission->signed ) );
		} catch ( ShareUsed $refusal ) {
			return self::had_its_share( $id, $refusal );
		} catch ( StorageUnavailable ) {
			return SubscriptionResult::refused( ErrorKey::Unavailable, $id );
		}
	}

	/**
	 * The response if no mail is sent because of the limits. It must not claim that a mail was
	 * sent, nor reveal whether the address is on the list.
	 *
	 * @see NEWS-17 NEWS-23
	 */
	private static function had_its_share( FormId $id, ShareUsed $refusal ): SubscriptionResult {
		$error = new FieldError(
			'email',
			__( 'Email', 'brolga' ),
			ErrorKey::TooMany,
			__( 'This address has been entered several times already, so we are not sending another email now. Please look for the earlier ones, including in your spam folder, or try again later.', 'brolga' )
		);
		return SubscriptionResult::refused( ErrorKey::TooMany, $id, [ $error ], $refusal->retry_after );
	}

	private function form( FormId $id ): ?SignupForm {
		$block = $this->locator->offered_block( $id, SignupForm::BLOCK );
		return null === $block ? null : SignupForm::read( ApprovedSettings::counted( $id->source, $block ) );
	}

	/**
	 * @throws ShareUsed If the address has received too many mails.
	 * @see NEWS-4 NEWS-6
	 */
	private function take(
		FormId $id,
		SignupForm $form,
		SubscriptionRequest $request,
		string $consent
	): SubscriptionResult {
		$answers = $this->types->checked(
			$form->custom,
			Validator::answers( $form->custom, $request->custom_fields, Visit::now( $this->clock, $request->page ) )
		);
		$errors  = [
			...self::errors( $form, $request ),
			...array_map( self::of_custom_field( ... ), $answers->errors ),
		];
		if ( [] !== $errors ) {
			return SubscriptionResult::refused(
				1 === count( $errors ) ? $errors[0]->key : ErrorKey::ContactErrorMessage,
				$id,
				$errors,
				messages: $form->custom->messages
			);
		}
		$request = $request->checked(
			$consent,
			StoredAnswers::of( $answers->asked_by( $form->custom ), $answers ),
			$id->format(),
			$this->referral()
		);
		$attempt = new Attempt(
			Action::of_list( $form->list_id ),
			$request->checksum,
			$request->token,
			$request->honeypot,
			[
				$request->first_name,
				$request->last_name,
				...$answers->without( $form->custom->ids_of( FieldType::Url, FieldType::Hidden ) )->texts(),
			],
			$form->custom->spam_check->value
		);
		// Cached pages are signed for the old list; sign-ups go to the list that the owner has chosen since.
		foreach ( $this->providers->all() as $provider ) {
			if ( $provider->name() === $form->provider ) {
				$this->keep( $provider, $form, $request, $this->guard->judge( $attempt ) );
				return SubscriptionResult::taken( $id, $form->success, $this->redirect( $form, $request ) );
			}
		}
		return SubscriptionResult::refused( ErrorKey::SubscriptionFailed, $id, messages: $form->custom->messages );
	}

	/**
	 * Passes a sign-up to the provider, or stores it as spam. For spam no mail is sent, and the
	 * visitor gets the same response as others.
	 *
	 * @throws ShareUsed If the address has received too many mails.
	 * @see SPAM-5
	 */
	private function keep(
		Provider $provider,
		SignupForm $form,
		SubscriptionRequest $request,
		Judgement $judgement
	): void {
		if ( null !== $judgement->reason ) {
			$this->subscribers->keep_apart(
				ListName::of_form( $form )->key(),
				SignupAddress::normalise( $request->email ),
				$request,
				$this->ip->hashed(),
				$judgement->reason
			);
			$this->guard->count( $judgement->reason );
			return;
		}
		try {
			$this->transaction->run(
				function () use ( $provider, $form, $request, $judgement ): void {
					$this->guard->spend( $judgement );
					$this->store( $provider, $form, $request );
				}
			);
		} catch ( TokenReused ) {
			$this->keep( $provider, $form, $request, new Judgement( SpamReason::Reused ) );
		}
	}

	/** @throws ShareUsed If the address has received too many mails. */
	private function store( Provider $provider, SignupForm $form, SubscriptionRequest $request ): void {
		$signup = $provider->subscribe( ListName::of_form( $form ), $request );
		if ( null !== $signup ) {
			$this->events->dispatch( new SignupStored( $signup->subscriber->id, $form->uid, $signup->id ) );
		}
	}

	/** @see TRACK-18 */
	private function referral(): string {
		$origin = $this->events->collect( new SignupOriginAsked() )->origin();
		return Text::start( Text::line( $origin['referral'] ?? '' ), SubscriberRepository::REFERRAL_LENGTH );
	}

	/**
	 * @return list<FieldError>
	 * @see NEWS-3 EMAIL-10
	 */
	private static function errors( SignupForm $form, SubscriptionRequest $request ): array {
		$errors = [];
		if ( $form->first_name && '' === $request->first_name ) {
			$errors[] = new FieldError(
				'firstname',
				__( 'First name', 'brolga' ),
				ErrorKey::FillMessage,
				__( 'Please fill in your first name.', 'brolga' )
			);
		}
		if ( $form->last_name && '' === $request->last_name ) {
			$errors[] = new FieldError(
				'lastname',
				__( 'Last name', 'brolga' ),
				ErrorKey::FillMessage,
				__( 'Please fill in your last name.', 'brolga' )
			);
		}
		if ( ! SignupAddress::can_be_reached( $request->email ) ) {
			$errors[] = new FieldError(
				'email',
				__( 'Email', 'brolga' ),
				ErrorKey::Invalid,
				$form->custom->messages->text( ErrorKey::Invalid )
			);
		}
		return $errors;
	}

	/** Prefixes the id, so that a custom field with the id `email` is not mistaken for the address. */
	private static function of_custom_field( FieldError $error ): FieldError {
		return new FieldError(
			SubscriptionResult::CUSTOM . $error->field_id,
			$error->label,
			$error->key,
			$error->message
		);
	}

	/** @see NEWS-9 FORM-420 */
	private function redirect( SignupForm $form, SubscriptionRequest $request ): string {
		return RedirectUrl::with(
			RedirectUrl::safe( $form->redirect_url ),
			$form->redirect_query,
			[
				'name'       => $form->first_name ? $request->first_name : '',
				'last_name'  => $form->last_name ? $request->last_name : '',
				'email'      => SignupAddress::normalise( $request->email ),
				'ip_address' => $this->ip->address(),
				'css_id'     => $form->module_id( $request->number ),
			]
		);
	}
}
