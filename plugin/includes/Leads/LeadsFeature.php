<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Forms\Definition\PlacesAsked;
use Brolga\Forms\Uploads\FileOwners;
use Brolga\Leads\Export\LeadsDownload;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Import\LeadImportAbility;
use Brolga\Leads\Import\LeadImportCommand;
use Brolga\Leads\Import\LeadImportController;
use Brolga\Leads\Inbox\AddLeadNote;
use Brolga\Leads\Inbox\ChangeLeadStatus;
use Brolga\Leads\Inbox\DeleteLead;
use Brolga\Leads\Inbox\ExportedFiles;
use Brolga\Leads\Inbox\ExportLeads;
use Brolga\Leads\Inbox\LeadNames;
use Brolga\Leads\Inbox\LeadPersonalData;
use Brolga\Leads\Inbox\LeadRetention;
use Brolga\Leads\Inbox\LeadsCommand;
use Brolga\Leads\Inbox\LeadsController;
use Brolga\Leads\Inbox\LeadsNews;
use Brolga\Leads\Inbox\LeadsScreen;
use Brolga\Leads\Inbox\ListLeads;
use Brolga\Leads\Inbox\PolicyPageCheck;
use Brolga\Leads\Inbox\ReplyCommand;
use Brolga\Leads\Inbox\ReplyToLead;
use Brolga\Leads\Inbox\ResendLead;
use Brolga\Leads\Inbox\SendersCheck;
use Brolga\Leads\Intake\FormPostAction;
use Brolga\Leads\Intake\LeadLimits;
use Brolga\Leads\Intake\SubmissionMetrics;
use Brolga\Leads\Intake\SubmissionsController;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Leads\Mails\Notifications;
use Brolga\Leads\Replies\LeadMailSamples;
use Brolga\Leads\Replies\ReplyHandler;
use Brolga\Leads\Reports\FormDaysTable;
use Brolga\Leads\Reports\FormReport;
use Brolga\Leads\Reports\FormsController;
use Brolga\Leads\Reports\FormsScreen;
use Brolga\Leads\Reports\ReferredLeads;
use Brolga\Leads\Search\LeadWordsTable;
use Brolga\Leads\Storage\LeadsTable;
use Brolga\Leads\Storage\QuestionsTable;
use Brolga\Mail\SampleMailsAsked;

/** Leads from submission to inbox: storing, emails, search, replies, export and reports. */
final class LeadsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			posted: [ FormPostAction::class ],
			waiting: [ ExportedFiles::class => [ ExportedFiles::CREATED ] ],
			admin: [ LeadsScreen::class, FormsScreen::class, LeadsDownload::class ],
			routes: [
				SubmissionsController::class  => [ 'enquiries', 'captcha' ],
				LeadsController::class      => [ 'leads' ],
				FormsController::class      => [ 'forms' ],
				LeadImportController::class => [ 'imports' ],
			],
			hourly: [ LeadRetention::class, FormReport::class ],
			tables: [
				LeadsTable::class,
				LeadWordsTable::class,
				QuestionsTable::class,
				FormDaysTable::class,
			],
			handlers: [ AutoreplyHandler::class, ReplyHandler::class ],
			subjects: [ LeadNames::class ],
			listeners: [ LeadStored::class => [ Notifications::class ] ],
			answerers: [
				SampleMailsAsked::class => [ LeadMailSamples::class ],
				PlacesAsked::class      => [ LeadLimits::class ],
			],
			metrics: [ SubmissionMetrics::class ],
			checks: [ PolicyPageCheck::class, SendersCheck::class ],
			dashboard: [ LeadsNews::class ],
			personal_data: [ LeadPersonalData::class ],
			policy: [ LeadPolicy::class ],
			services: [ LeadStorage::class ],
			referrals: [ ReferredLeads::class ],
			abilities: [
				ListLeads::class,
				ExportLeads::class,
				LeadImportAbility::class,
				ResendLead::class,
				ReplyToLead::class,
				AddLeadNote::class,
				ChangeLeadStatus::class,
				DeleteLead::class,
			],
			commands: [
				'brolga leads'        => LeadsCommand::class,
				'brolga leads reply'  => ReplyCommand::class,
				'brolga leads import' => LeadImportCommand::class,
			],
			extensions: [ InboxFilter::class => InboxFilters::OURS ],
			bindings: [ FileOwners::class => LeadNames::class ]
		);
	}
}
