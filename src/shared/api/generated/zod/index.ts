/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddCompetitionTeamBody
} from './schemas/addCompetitionTeamBody.zod.ts';

import {
  AddOrganizationUserBody
} from './schemas/addOrganizationUserBody.zod.ts';

import {
  AddTeamBookmarkBody
} from './schemas/addTeamBookmarkBody.zod.ts';

import {
  AddTeamMemberBody
} from './schemas/addTeamMemberBody.zod.ts';

import {
  AddVenueBookmarkBody
} from './schemas/addVenueBookmarkBody.zod.ts';

import {
  AddVenueUserBody
} from './schemas/addVenueUserBody.zod.ts';

import {
  AffectedBooking
} from './schemas/affectedBooking.zod.ts';

import {
  AnswerAppointmentBody
} from './schemas/answerAppointmentBody.zod.ts';

import {
  AnswerClosureBody
} from './schemas/answerClosureBody.zod.ts';

import {
  AnswerCompetitionBookingsBody
} from './schemas/answerCompetitionBookingsBody.zod.ts';

import {
  AnswerEventBody
} from './schemas/answerEventBody.zod.ts';

import {
  AnswerHandoverBody
} from './schemas/answerHandoverBody.zod.ts';

import {
  Application
} from './schemas/application.zod.ts';

import {
  ApplicationEvent
} from './schemas/applicationEvent.zod.ts';

import {
  ApplicationStatus
} from './schemas/applicationStatus.zod.ts';

import {
  ApplyToCompetitionBody
} from './schemas/applyToCompetitionBody.zod.ts';

import {
  AppointOfficialBody
} from './schemas/appointOfficialBody.zod.ts';

import {
  BalanceEventBody
} from './schemas/balanceEventBody.zod.ts';

import {
  BanFromCommunityBody
} from './schemas/banFromCommunityBody.zod.ts';

import {
  Block
} from './schemas/block.zod.ts';

import {
  Booking
} from './schemas/booking.zod.ts';

import {
  BookingEvent
} from './schemas/bookingEvent.zod.ts';

import {
  BookingHold
} from './schemas/bookingHold.zod.ts';

import {
  BookingPreview
} from './schemas/bookingPreview.zod.ts';

import {
  BookingSeries
} from './schemas/bookingSeries.zod.ts';

import {
  BookingSeriesGroup
} from './schemas/bookingSeriesGroup.zod.ts';

import {
  BookingStatus
} from './schemas/bookingStatus.zod.ts';

import {
  BulkUpsertSettingsBody
} from './schemas/bulkUpsertSettingsBody.zod.ts';

import {
  CalendarDate
} from './schemas/calendarDate.zod.ts';

import {
  CalendarDay
} from './schemas/calendarDay.zod.ts';

import {
  CancelBookingBody
} from './schemas/cancelBookingBody.zod.ts';

import {
  CancelEventBody
} from './schemas/cancelEventBody.zod.ts';

import {
  CancelVenueBookingBody
} from './schemas/cancelVenueBookingBody.zod.ts';

import {
  CardRow
} from './schemas/cardRow.zod.ts';

import {
  ChangeStageBody
} from './schemas/changeStageBody.zod.ts';

import {
  ChangeVenueStatusBody
} from './schemas/changeVenueStatusBody.zod.ts';

import {
  ChangesSinceReview
} from './schemas/changesSinceReview.zod.ts';

import {
  City
} from './schemas/city.zod.ts';

import {
  ClaimTrackingBody
} from './schemas/claimTrackingBody.zod.ts';

import {
  ClosureOutcome
} from './schemas/closureOutcome.zod.ts';

import {
  Comment
} from './schemas/comment.zod.ts';

import {
  Community
} from './schemas/community.zod.ts';

import {
  CommunityMember
} from './schemas/communityMember.zod.ts';

import {
  CommunityModuleBody
} from './schemas/communityModuleBody.zod.ts';

import {
  Competition
} from './schemas/competition.zod.ts';

import {
  CompetitionTeam
} from './schemas/competitionTeam.zod.ts';

import {
  CompleteGameEventBody
} from './schemas/completeGameEventBody.zod.ts';

import {
  ConfirmResultBody
} from './schemas/confirmResultBody.zod.ts';

import {
  ConfirmVenueBookingBody
} from './schemas/confirmVenueBookingBody.zod.ts';

import {
  ConnectionId
} from './schemas/connectionId.zod.ts';

import {
  CopyCompetitionBody
} from './schemas/copyCompetitionBody.zod.ts';

import {
  Count
} from './schemas/count.zod.ts';

import {
  Court
} from './schemas/court.zod.ts';

import {
  CourtAvailability
} from './schemas/courtAvailability.zod.ts';

import {
  CourtRef
} from './schemas/courtRef.zod.ts';

import {
  CourtSlot
} from './schemas/courtSlot.zod.ts';

import {
  CreateBookingBody
} from './schemas/createBookingBody.zod.ts';

import {
  CreateBookingHoldBody
} from './schemas/createBookingHoldBody.zod.ts';

import {
  CreateCommentBody
} from './schemas/createCommentBody.zod.ts';

import {
  CreateCommunityBody
} from './schemas/createCommunityBody.zod.ts';

import {
  CreateCompetitionBody
} from './schemas/createCompetitionBody.zod.ts';

import {
  CreateCourtBody
} from './schemas/createCourtBody.zod.ts';

import {
  CreateEventBody
} from './schemas/createEventBody.zod.ts';

import {
  CreateFirebaseTokenBody
} from './schemas/createFirebaseTokenBody.zod.ts';

import {
  CreateOrganizationBody
} from './schemas/createOrganizationBody.zod.ts';

import {
  CreatePostBody
} from './schemas/createPostBody.zod.ts';

import {
  CreateSlotWatchBody
} from './schemas/createSlotWatchBody.zod.ts';

import {
  CreateTeamBody
} from './schemas/createTeamBody.zod.ts';

import {
  CreateTeamInvitationBody
} from './schemas/createTeamInvitationBody.zod.ts';

import {
  CreateVenueBlockBody
} from './schemas/createVenueBlockBody.zod.ts';

import {
  CreateVenueBody
} from './schemas/createVenueBody.zod.ts';

import {
  CreateVenueBookingBody
} from './schemas/createVenueBookingBody.zod.ts';

import {
  CustomToken
} from './schemas/customToken.zod.ts';

import {
  DecideApplicationBody
} from './schemas/decideApplicationBody.zod.ts';

import {
  DecideReportBody
} from './schemas/decideReportBody.zod.ts';

import {
  DeleteAccountBody
} from './schemas/deleteAccountBody.zod.ts';

import {
  DisputeResultBody
} from './schemas/disputeResultBody.zod.ts';

import {
  EndBookingSeriesBody
} from './schemas/endBookingSeriesBody.zod.ts';

import {
  EnterResultBody
} from './schemas/enterResultBody.zod.ts';

import {
  Event
} from './schemas/event.zod.ts';

import {
  EventMoney
} from './schemas/eventMoney.zod.ts';

import {
  EventShare
} from './schemas/eventShare.zod.ts';

import {
  Facility
} from './schemas/facility.zod.ts';

import {
  FeedSources
} from './schemas/feedSources.zod.ts';

import {
  Fixture
} from './schemas/fixture.zod.ts';

import {
  FollowCompetitionBody
} from './schemas/followCompetitionBody.zod.ts';

import {
  FollowGameBody
} from './schemas/followGameBody.zod.ts';

import {
  ForgotPasswordBody
} from './schemas/forgotPasswordBody.zod.ts';

import {
  Game
} from './schemas/game.zod.ts';

import {
  GameEvent
} from './schemas/gameEvent.zod.ts';

import {
  GameForm
} from './schemas/gameForm.zod.ts';

import {
  GameRules
} from './schemas/gameRules.zod.ts';

import {
  GameStatus
} from './schemas/gameStatus.zod.ts';

import {
  GenerateBody
} from './schemas/generateBody.zod.ts';

import {
  Id
} from './schemas/id.zod.ts';

import {
  Image
} from './schemas/image.zod.ts';

import {
  InviteToCommunityBody
} from './schemas/inviteToCommunityBody.zod.ts';

import {
  InviteToEventBody
} from './schemas/inviteToEventBody.zod.ts';

import {
  JoinCommunityBody
} from './schemas/joinCommunityBody.zod.ts';

import {
  JoinRoomBody
} from './schemas/joinRoomBody.zod.ts';

import {
  JoinTeamBody
} from './schemas/joinTeamBody.zod.ts';

import {
  LeaveRoomBody
} from './schemas/leaveRoomBody.zod.ts';

import {
  LoggedUser
} from './schemas/loggedUser.zod.ts';

import {
  LoginBody
} from './schemas/loginBody.zod.ts';

import {
  LogoutBody
} from './schemas/logoutBody.zod.ts';

import {
  MakeEventGameBody
} from './schemas/makeEventGameBody.zod.ts';

import {
  MarkNotificationReadBody
} from './schemas/markNotificationReadBody.zod.ts';

import {
  MarkNotificationsReadBody
} from './schemas/markNotificationsReadBody.zod.ts';

import {
  Message
} from './schemas/message.zod.ts';

import {
  MoveBookingBody
} from './schemas/moveBookingBody.zod.ts';

import {
  MoveGameBody
} from './schemas/moveGameBody.zod.ts';

import {
  NoErrors
} from './schemas/noErrors.zod.ts';

import {
  Notification
} from './schemas/notification.zod.ts';

import {
  OfferHandoverBody
} from './schemas/offerHandoverBody.zod.ts';

import {
  Organization
} from './schemas/organization.zod.ts';

import {
  OrganizationToDo
} from './schemas/organizationToDo.zod.ts';

import {
  OrganizationUser
} from './schemas/organizationUser.zod.ts';

import {
  Pagination
} from './schemas/pagination.zod.ts';

import {
  Participant
} from './schemas/participant.zod.ts';

import {
  Permissions
} from './schemas/permissions.zod.ts';

import {
  Pipeline
} from './schemas/pipeline.zod.ts';

import {
  Post
} from './schemas/post.zod.ts';

import {
  PostponeMatchdayBody
} from './schemas/postponeMatchdayBody.zod.ts';

import {
  PresenceStatus
} from './schemas/presenceStatus.zod.ts';

import {
  PreviewBookingBody
} from './schemas/previewBookingBody.zod.ts';

import {
  PublicationStatus
} from './schemas/publicationStatus.zod.ts';

import {
  RankOfTeam
} from './schemas/rankOfTeam.zod.ts';

import {
  RegisterBody
} from './schemas/registerBody.zod.ts';

import {
  ReleaseTrackingBody
} from './schemas/releaseTrackingBody.zod.ts';

import {
  ReopenResultBody
} from './schemas/reopenResultBody.zod.ts';

import {
  Report
} from './schemas/report.zod.ts';

import {
  ReportPostBody
} from './schemas/reportPostBody.zod.ts';

import {
  ResendCodeBody
} from './schemas/resendCodeBody.zod.ts';

import {
  ResendDelay
} from './schemas/resendDelay.zod.ts';

import {
  ReviewVenueBody
} from './schemas/reviewVenueBody.zod.ts';

import {
  RoomId
} from './schemas/roomId.zod.ts';

import {
  SavePipelineBody
} from './schemas/savePipelineBody.zod.ts';

import {
  SaveProfileBody
} from './schemas/saveProfileBody.zod.ts';

import {
  SavePushSubscriptionBody
} from './schemas/savePushSubscriptionBody.zod.ts';

import {
  ScheduleCourts
} from './schemas/scheduleCourts.zod.ts';

import {
  SchedulePlan
} from './schemas/schedulePlan.zod.ts';

import {
  ScorerRow
} from './schemas/scorerRow.zod.ts';

import {
  SeedStageBody
} from './schemas/seedStageBody.zod.ts';

import {
  SendGameEventsBody
} from './schemas/sendGameEventsBody.zod.ts';

import {
  SendRealtimeEventBody
} from './schemas/sendRealtimeEventBody.zod.ts';

import {
  SetCredentialsBody
} from './schemas/setCredentialsBody.zod.ts';

import {
  SetFeedSourcesBody
} from './schemas/setFeedSourcesBody.zod.ts';

import {
  SetLineupBody
} from './schemas/setLineupBody.zod.ts';

import {
  SetOfflineBody
} from './schemas/setOfflineBody.zod.ts';

import {
  SetOnlineBody
} from './schemas/setOnlineBody.zod.ts';

import {
  Setting
} from './schemas/setting.zod.ts';

import {
  SlotWatch
} from './schemas/slotWatch.zod.ts';

import {
  SocialSignInBody
} from './schemas/socialSignInBody.zod.ts';

import {
  Sport
} from './schemas/sport.zod.ts';

import {
  StandingTable
} from './schemas/standingTable.zod.ts';

import {
  TableGame
} from './schemas/tableGame.zod.ts';

import {
  Team
} from './schemas/team.zod.ts';

import {
  TeamInvitation
} from './schemas/teamInvitation.zod.ts';

import {
  TeamInvitationOffer
} from './schemas/teamInvitationOffer.zod.ts';

import {
  TeamMember
} from './schemas/teamMember.zod.ts';

import {
  TeamMemberStatus
} from './schemas/teamMemberStatus.zod.ts';

import {
  TeamMembershipBody
} from './schemas/teamMembershipBody.zod.ts';

import {
  TimeSlot
} from './schemas/timeSlot.zod.ts';

import {
  TopOfTable
} from './schemas/topOfTable.zod.ts';

import {
  TransferCommunityBody
} from './schemas/transferCommunityBody.zod.ts';

import {
  TransitionCompetitionBody
} from './schemas/transitionCompetitionBody.zod.ts';

import {
  UpdateCommunityBody
} from './schemas/updateCommunityBody.zod.ts';

import {
  UpdateCommunityMemberBody
} from './schemas/updateCommunityMemberBody.zod.ts';

import {
  UpdateCompetitionBody
} from './schemas/updateCompetitionBody.zod.ts';

import {
  UpdateCompetitionTeamBody
} from './schemas/updateCompetitionTeamBody.zod.ts';

import {
  UpdateCourtBody
} from './schemas/updateCourtBody.zod.ts';

import {
  UpdateEventBody
} from './schemas/updateEventBody.zod.ts';

import {
  UpdateOrganizationBody
} from './schemas/updateOrganizationBody.zod.ts';

import {
  UpdateOrganizationUserBody
} from './schemas/updateOrganizationUserBody.zod.ts';

import {
  UpdateParticipantBody
} from './schemas/updateParticipantBody.zod.ts';

import {
  UpdatePostBody
} from './schemas/updatePostBody.zod.ts';

import {
  UpdateSettingBody
} from './schemas/updateSettingBody.zod.ts';

import {
  UpdateTeamBody
} from './schemas/updateTeamBody.zod.ts';

import {
  UpdateTeamMemberBody
} from './schemas/updateTeamMemberBody.zod.ts';

import {
  UpdateVenueBody
} from './schemas/updateVenueBody.zod.ts';

import {
  UpdateVenueBookingBody
} from './schemas/updateVenueBookingBody.zod.ts';

import {
  UpdateVenueUserBody
} from './schemas/updateVenueUserBody.zod.ts';

import {
  UploadImageBody
} from './schemas/uploadImageBody.zod.ts';

import {
  UserRef
} from './schemas/userRef.zod.ts';

import {
  Venue
} from './schemas/venue.zod.ts';

import {
  VenueDayFigures
} from './schemas/venueDayFigures.zod.ts';

import {
  VenueFigures
} from './schemas/venueFigures.zod.ts';

import {
  VenueLogEntry
} from './schemas/venueLogEntry.zod.ts';

import {
  VenueStats
} from './schemas/venueStats.zod.ts';

import {
  VenueUser
} from './schemas/venueUser.zod.ts';

import {
  VerifyPhoneBody
} from './schemas/verifyPhoneBody.zod.ts';

import {
  WaitingApplications
} from './schemas/waitingApplications.zod.ts';

import {
  WalkoverBody
} from './schemas/walkoverBody.zod.ts';

import {
  WithdrawApplicationBody
} from './schemas/withdrawApplicationBody.zod.ts';

/**
 * @summary A custom token for the realtime and identity service
 */
export const CreateFirebaseTokenBodySchema = CreateFirebaseTokenBody

export const CreateFirebaseTokenResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "firebase_token": CustomToken
})
})


/**
 * @summary The signed-in user and their profiles
 */
export const GetMeQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetMeResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": LoggedUser
})
})


/**
 * A wrong pair answers 422 with code invalid_credentials; an unverified phone number 403 with code phone_not_verified.
 * @summary Sign in with phone number and password
 */
export const LoginBodySchema = LoginBody




export const LoginResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})


/**
 * @summary Sign out on this device
 */
export const LogoutBodySchema = LogoutBody

export const LogoutResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Sends a code to the number. A number that already has an account gets the same answer; its owner signs in with the code.
 * @summary Register a phone number
 */
export const RegisterBodySchema = RegisterBody




export const RegisterResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "phone_masked": zod.string().min(1).describe('e.g. +355 69 *** ** 01'),
  "resend_in_s": ResendDelay
})
})


/**
 * Signs in. A code is used once; the device that has used it may send it again while it is valid, since the answer may have been lost. Wrong or expired code 422 with code invalid_code; after five attempts 429 with code too_many_attempts until another code is sent. A signed-in user verifies the new number of their profile in the same way.
 * @summary Verify a phone number with the code sent to it
 */
export const VerifyPhoneBodySchema = VerifyPhoneBody




export const VerifyPhoneResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})


/**
 * 429 with code too_many_attempts and data.resend_in_s before the delay is over. Unknown numbers get the same answer.
 * @summary Send another code
 */
export const ResendCodeBodySchema = ResendCodeBody

export const ResendCodeResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "resend_in_s": ResendDelay
})
})


/**
 * Unknown numbers get the same answer.
 * @summary Request a code to set a new password
 */
export const ForgotPasswordBodySchema = ForgotPasswordBody

export const ForgotPasswordResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "resend_in_s": ResendDelay
})
})


/**
 * Other devices are signed out when a password is replaced.
 * @summary Set the password
 */
export const SetCredentialsBodySchema = SetCredentialsBody

export const SetCredentialsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": LoggedUser
})
})


/**
 * A new phone number is sent a code. The answer still has the old number; verifyPhone with the new number and its code replaces it.
 * @summary Complete or change the user's profile
 */
export const SaveProfileBodySchema = SaveProfileBody

export const SaveProfileResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": LoggedUser
})
})


/**
 * Finds or creates the user of this identity. An invalid token is 422 with code invalid_credentials.
 * @summary Sign in with the token of a social identity
 */
export const SocialSignInBodySchema = SocialSignInBody




export const SocialSignInResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})


/**
 * 409 with code last_admin for the sole admin of a venue, team or organization. Ends all sessions, frees future bookings.
 * @summary Delete the user's account permanently
 */
export const DeleteAccountQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteAccountBodySchema = DeleteAccountBody

export const DeleteAccountResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Entities and profiles refer to it by id. A file that is not jpeg, png or webp, or larger than 8 MB, is 422 on the field file.
 * @summary Upload a picture
 */
export const UploadImageBodySchema = UploadImageBody

export const UploadImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "image": Image
})
})


/**
 * @summary The sports of the product
 */
export const ListSportsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListSportsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "sports": zod.array(Sport)
})
})


/**
 * @summary The cities of the product
 */
export const ListCitiesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListCitiesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "cities": zod.array(City)
})
})


/**
 * @summary The 18 time slots of a day
 */
export const ListTimeSlotsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListTimeSlotsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "time_slots": zod.array(TimeSlot)
})
})


/**
 * @summary Resolve a public slug
 */
export const resolveSlugPathSlugMax = 100;


export const resolveSlugPathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const ResolveSlugParams = zod.object({
  "slug": zod.string().max(resolveSlugPathSlugMax).regex(resolveSlugPathSlugRegExp)
})

export const ResolveSlugQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ResolveSlugResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "type": zod.enum(['venue', 'team', 'organization', 'competition', 'community']),
  "id": Id,
  "slug": zod.string()
})
})


/**
 * The app settings are public, but for secrets, which only a super user in module superuser gets; every other scope needs a signed-in user.
 * @summary The settings of one scope
 */



export const ListSettingsQueryParams = zod.object({
  "scope": zod.enum(['app', 'user', 'venue', 'organization']).optional().describe('Default: the settings of the app, and those of the signed-in user.'),
  "scope_id": zod.int().min(1).optional().describe('The venue or organization; required with these scopes.'),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListSettingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "settings": zod.array(Setting)
})
})


/**
 * All are saved or none.
 * @summary Save several settings at once
 */
export const BulkUpsertSettingsBodySchema = BulkUpsertSettingsBody

export const BulkUpsertSettingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "settings": zod.array(Setting)
})
})


/**
 * @summary Save one setting
 */
export const updateSettingPathKeyMax = 100;


export const updateSettingPathKeyRegExp = new RegExp('^[a-z0-9]+([._-][a-z0-9]+)*$');


export const UpdateSettingParams = zod.object({
  "key": zod.string().min(1).max(updateSettingPathKeyMax).regex(updateSettingPathKeyRegExp).describe('The key of the setting')
})

export const UpdateSettingBodySchema = UpdateSettingBody

export const UpdateSettingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "setting": Setting
})
})


/**
 * Those of every profile of the user.
 * @summary The user's notifications, newest first
 */
export const listNotificationsQueryPageDefault = 1;



export const ListNotificationsQueryParams = zod.object({
  "page": zod.int().min(1).default(listNotificationsQueryPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListNotificationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "notifications": zod.array(Notification),
  "pagination": Pagination,
  "unread_notifications_count": Count
})
})


/**
 * Without ids all of them; ids of other users are ignored.
 * @summary Mark notifications as read
 */
export const MarkNotificationsReadBodySchema = MarkNotificationsReadBody

export const markNotificationsReadResponseDataUnreadNotificationsCountMin = 0;



export const MarkNotificationsReadResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "unread_notifications_count": zod.int().min(markNotificationsReadResponseDataUnreadNotificationsCountMin)
})
})


/**
 * @summary Mark one notification as read
 */



export const MarkNotificationReadParams = zod.object({
  "id": zod.int().min(1).describe('The notification')
})

export const MarkNotificationReadBodySchema = MarkNotificationReadBody

export const markNotificationReadResponseDataUnreadNotificationsCountMin = 0;



export const MarkNotificationReadResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "unread_notifications_count": zod.int().min(markNotificationReadResponseDataUnreadNotificationsCountMin)
})
})


/**
 * Names match from the start of a word. A number finds its account only when it is complete. Finds neither the user nor unfinished accounts.
 * @summary Find users by name or exact phone number
 */
export const searchUsersQueryKeywordsMin = 3;
export const searchUsersQueryKeywordsMax = 100;



export const SearchUsersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "keywords": zod.string().min(searchUsersQueryKeywordsMin).max(searchUsersQueryKeywordsMax).describe('At least three letters of a name, or a full phone number')
})

export const searchUsersResponseDataUsersMax = 10;



export const SearchUsersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "users": zod.array(UserRef).max(searchUsersResponseDataUsersMax)
})
})


/**
 * @summary Find venues
 */
export const listVenuesQueryPageDefault = 1;

export const listVenuesQueryPerPageDefault = 10;
export const listVenuesQueryPerPageMax = 50;


export const listVenuesQueryAvailableTimeSlotIdMax = 18;

export const listVenuesQueryDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listVenuesQueryKeywordsMax = 100;


export const listVenuesQueryLatMin = -90;
export const listVenuesQueryLatMax = 90;

export const listVenuesQueryLngMin = -180;
export const listVenuesQueryLngMax = 180;

export const listVenuesQueryRadiusKmMax = 200;

export const listVenuesQueryPriceMaxMin = 0;



export const ListVenuesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listVenuesQueryPageDefault),
  "per_page": zod.int().min(1).max(listVenuesQueryPerPageMax).default(listVenuesQueryPerPageDefault),
  "sport_id": zod.int().min(1).optional(),
  "bookmark": zod.boolean().optional().describe('Only the venues the user bookmarked; needs a signed-in user'),
  "available_time_slot_id": zod.int().min(1).max(listVenuesQueryAvailableTimeSlotIdMax).optional().describe('Only venues where this slot is free on the date, or today'),
  "date": zod.iso.date().regex(listVenuesQueryDateRegExp).optional().describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "keywords": zod.string().max(listVenuesQueryKeywordsMax).optional(),
  "is_bookable": zod.boolean().optional(),
  "status[]": zod.array(PublicationStatus).optional().describe('Statuses other than published are for super users, or for the user\'s own venues'),
  "city_id": zod.int().min(1).optional(),
  "lat": zod.number().min(listVenuesQueryLatMin).max(listVenuesQueryLatMax).optional(),
  "lng": zod.number().min(listVenuesQueryLngMin).max(listVenuesQueryLngMax).optional(),
  "radius_km": zod.number().min(1).max(listVenuesQueryRadiusKmMax).optional().describe('Needs lat and lng'),
  "facilities[]": zod.array(Facility).optional().describe('Venues that have all of them'),
  "price_max": zod.int().min(listVenuesQueryPriceMaxMin).optional().describe('Whole Albanian lek (ALL)'),
  "sort": zod.enum(['name', 'distance', 'price', 'submitted']).optional().describe('distance needs lat and lng; submitted: the longest-waiting first for super users, by name for others')
})

export const ListVenuesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venues": zod.array(Venue),
  "pagination": Pagination
})
})


/**
 * @summary One venue with its courts
 */
export const getVenuePathSlugMax = 100;


export const getVenuePathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const GetVenueParams = zod.object({
  "slug": zod.string().max(getVenuePathSlugMax).regex(getVenuePathSlugRegExp)
})

export const GetVenueQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})


/**
 * @summary One time slot on every court of a venue
 */

export const getVenueTimeSlotPathTimeSlotIdMax = 18;



export const GetVenueTimeSlotParams = zod.object({
  "venueId": zod.int().min(1),
  "timeSlotId": zod.int().min(1).max(getVenueTimeSlotPathTimeSlotIdMax).describe('Slot n runs from 05+n:00 to 06+n:00; 13 is 18:00–19:00')
})

export const getVenueTimeSlotQueryDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const GetVenueTimeSlotQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "date": zod.iso.date().regex(getVenueTimeSlotQueryDateRegExp).optional().describe('Today when absent')
})

export const GetVenueTimeSlotResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "time_slot": TimeSlot,
  "date": CalendarDate,
  "courts": zod.array(CourtSlot)
})
})


/**
 * @summary All slots of one day by court
 */



export const GetVenueAvailabilityParams = zod.object({
  "venueId": zod.int().min(1)
})

export const getVenueAvailabilityQueryDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');




export const GetVenueAvailabilityQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "date": zod.iso.date().regex(getVenueAvailabilityQueryDateRegExp).describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "sport_id": zod.int().min(1).optional(),
  "court_id": zod.int().min(1).optional(),
  "weekly": zod.boolean().optional().describe('The state for a weekly booking')
})

export const GetVenueAvailabilityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "date": CalendarDate,
  "courts": zod.array(CourtAvailability)
})
})


/**
 * @summary Bookmark a venue
 */



export const AddVenueBookmarkParams = zod.object({
  "venueId": zod.int().min(1)
})

export const AddVenueBookmarkBodySchema = AddVenueBookmarkBody

export const AddVenueBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary Remove the bookmark of a venue
 */



export const RemoveVenueBookmarkParams = zod.object({
  "venueId": zod.int().min(1)
})

export const RemoveVenueBookmarkQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveVenueBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Upcoming bookings soonest first, past ones and those without when latest first, by their day and time.
 * @summary The bookings of the signed-in user
 */
export const listBookingsQueryPageDefault = 1;

export const listBookingsQueryPerPageDefault = 10;
export const listBookingsQueryPerPageMax = 50;



export const ListBookingsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "when": zod.enum(['upcoming', 'past']).optional().describe('Past is what has ended and every unbooked one; both when absent'),
  "status[]": zod.array(BookingStatus).optional(),
  "weekly": zod.boolean().optional(),
  "group": zod.enum(['series']).optional().describe('With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them'),
  "page": zod.int().min(1).default(listBookingsQueryPageDefault),
  "per_page": zod.int().min(1).max(listBookingsQueryPerPageMax).default(listBookingsQueryPerPageDefault)
})

export const ListBookingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "bookings": zod.array(Booking),
  "series": zod.array(BookingSeriesGroup).describe('Those of the page that group has made one; else empty'),
  "pagination": Pagination
})
})


/**
 * All sessions or none. A 409 with code slot_taken or series_conflict carries a BookingPreview as data.
 * @summary Book a court, once or weekly
 */
export const CreateBookingHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateBookingBodySchema = CreateBookingBody

export const CreateBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "sessions": zod.array(Booking),
  "skipped_dates": zod.array(CalendarDate)
})
})


/**
 * @summary Preview the sessions and the price of a booking
 */
export const PreviewBookingBodySchema = PreviewBookingBody

export const PreviewBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": BookingPreview
})


/**
 * Refused with 422 limit_reached when the user may not book any more at the venue. A time is held three times in a row, then it is left to others for 5 minutes (429). Asked for again while it is held, or after it was let go, it is held until the same moment.
 * @summary Hold a slot for 5 minutes
 */
export const CreateBookingHoldBodySchema = CreateBookingHoldBody

export const CreateBookingHoldResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "hold": BookingHold
})
})


/**
 * @summary Release a held slot
 */



export const DeleteBookingHoldParams = zod.object({
  "holdId": zod.int().min(1)
})

export const DeleteBookingHoldQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteBookingHoldResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary One booking with its series
 */



export const GetBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const GetBookingQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "sessions": zod.array(Booking)
})
})


/**
 * Only while the booking can be cancelled.
 * @summary Move one session to another day, slot or court
 */



export const MoveBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const MoveBookingBodySchema = MoveBookingBody

export const MoveBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * @summary Cancel one session
 */



export const CancelBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const CancelBookingBodySchema = CancelBookingBody

export const CancelBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * @summary End a weekly booking from a given session
 */



export const EndBookingSeriesParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const EndBookingSeriesBodySchema = EndBookingSeriesBody

export const endBookingSeriesResponseDataCancelledCountMin = 0;



export const EndBookingSeriesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "series": BookingSeries,
  "cancelled_count": zod.int().min(endBookingSeriesResponseDataCancelledCountMin)
})
})


/**
 * Only while the booking waits for an answer (closure.can_answer). Cancelling is free of charge, whatever the deadline for cancelling. Moving goes to a free time of a court of the same venue and sport, among the proposals or not, for no more than the present price. 409 stale when it is answered or too late, slot_taken with a BookingPreview as data when the time has gone.
 * @summary Answer a venue that closes the court of a booking
 */



export const AnswerClosureParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const AnswerClosureBodySchema = AnswerClosureBody

export const AnswerClosureResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * Open offers only, soonest first; the handover of each booking says from whom and until when.
 * @summary Bookings that others offer to the user
 */
export const ListHandoversQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListHandoversResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "bookings": zod.array(Booking)
})
})


/**
 * By whoever booked it, while it is confirmed and has not started; also after its cancel deadline. One offer at a time. 409 booking_past, or stale when it is offered already, waits for an answer about a closed court, or is not confirmed; 422 on user_id for oneself or nobody.
 * @summary Offer a booking to another user
 */



export const OfferHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const OfferHandoverBodySchema = OfferHandoverBody

export const OfferHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * By the giver. 409 stale when it is answered or has expired.
 * @summary Take back an offer
 */



export const CancelHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const CancelHandoverQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const CancelHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * By the user it is offered to. It becomes theirs with the same time, price and cancel deadline; a session of a weekly booking leaves its series. 422 limit_reached when they have as many bookings at the venue as they may; 409 stale when the offer is open no more.
 * @summary Accept an offered booking
 */



export const AcceptHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const AcceptHandoverBody = AnswerHandoverBody

export const AcceptHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * By the user it is offered to. 409 stale when the offer is open no more.
 * @summary Decline an offered booking
 */



export const DeclineHandoverParams = zod.object({
  "bookingId": zod.int().min(1).describe('The booking')
})

export const DeclineHandoverBody = AnswerHandoverBody

export const DeclineHandoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * Soonest first. A watch ends by itself when its time can no longer be booked, or when its user has booked it.
 * @summary What the user waits for
 */
export const ListSlotWatchesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListSlotWatchesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "watches": zod.array(SlotWatch)
})
})


/**
 * Of one court (court_id), or of any court of a sport (sport_id) at that hour. The same watch again answers the first one. 409 stale when it is free now; 422 too_soon, too_far, limit_reached (ten watches).
 * @summary Be told when a taken time is free
 */



export const CreateSlotWatchParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateSlotWatchBodySchema = CreateSlotWatchBody

export const CreateSlotWatchResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "watch": SlotWatch
})
})


/**
 * Who has a head start gives it to the next watcher.
 * @summary Stop waiting for a time
 */



export const DeleteSlotWatchParams = zod.object({
  "watchId": zod.int().min(1).describe('The watch')
})

export const DeleteSlotWatchQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteSlotWatchResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Private teams are listed with what everybody may see of them; a filter on their level finds them for their own people only.
 * @summary Find teams
 */
export const listTeamsQueryPageDefault = 1;

export const listTeamsQueryPerPageDefault = 10;
export const listTeamsQueryPerPageMax = 50;


export const listTeamsQueryKeywordsMax = 100;




export const ListTeamsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listTeamsQueryPageDefault),
  "per_page": zod.int().min(1).max(listTeamsQueryPerPageMax).default(listTeamsQueryPerPageDefault),
  "sportId": zod.int().min(1).optional(),
  "bookmark": zod.boolean().optional().describe('Only the teams the user bookmarked; needs a signed-in user'),
  "keywords": zod.string().max(listTeamsQueryKeywordsMax).optional(),
  "mine_as_admin": zod.boolean().optional().describe('Only the teams the user is an admin of; needs a signed-in user'),
  "mine": zod.boolean().optional().describe('Only the teams the user belongs to; needs a signed-in user'),
  "city_id": zod.int().min(1).optional(),
  "level": zod.enum(['recreational', 'intermediate', 'competitive', 'professional']).optional()
})

export const ListTeamsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "teams": zod.array(Team),
  "pagination": Pagination
})
})


/**
 * Of a private team others see name, crest, sport and city (permissions.view is false).
 * @summary One team with its members
 */
export const getTeamPathSlugMax = 100;


export const getTeamPathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const GetTeamParams = zod.object({
  "slug": zod.string().max(getTeamPathSlugMax).regex(getTeamPathSlugRegExp).describe('The team')
})

export const GetTeamQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team,
  "members": zod.array(TeamMember)
})
})


/**
 * @summary Bookmark a team
 */



export const AddTeamBookmarkParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const AddTeamBookmarkBodySchema = AddTeamBookmarkBody

export const AddTeamBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary Remove the bookmark of a team
 */



export const RemoveTeamBookmarkParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const RemoveTeamBookmarkQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveTeamBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * 403 for outsiders of a private team.
 * @summary The games of a team
 */



export const ListTeamFixturesParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const listTeamFixturesQueryPageDefault = 1;

export const listTeamFixturesQueryPerPageDefault = 10;
export const listTeamFixturesQueryPerPageMax = 50;



export const ListTeamFixturesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listTeamFixturesQueryPageDefault),
  "per_page": zod.int().min(1).max(listTeamFixturesQueryPerPageMax).default(listTeamFixturesQueryPerPageDefault),
  "when": zod.enum(['upcoming', 'past']).optional().describe('upcoming when absent')
})

export const ListTeamFixturesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "fixtures": zod.array(Fixture),
  "pagination": Pagination
})
})


/**
 * From the logs of all its tracked games that are on or have a result, without walkovers and disputed results, counted as in getCompetitionStats. 403 for outsiders of a private team.
 * @summary Who has scored for a team, and who was booked
 */



export const GetTeamStatsParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const GetTeamStatsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getTeamStatsResponseDataScorersMax = 50;

export const getTeamStatsResponseDataCardsMax = 50;



export const GetTeamStatsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "scorers": zod.array(ScorerRow).max(getTeamStatsResponseDataScorersMax),
  "cards": zod.array(CardRow).max(getTeamStatsResponseDataCardsMax)
})
})


/**
 * 409 already_member for members and for those with an open invitation, already_applied while a request is open.
 * @summary Ask to join a team
 */



export const JoinTeamParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const JoinTeamHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const JoinTeamBodySchema = JoinTeamBody

export const JoinTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})


/**
 * 409 stale without an open invitation. When the offered number is taken by now, the new member has none. An open request to join is accepted too.
 * @summary Accept an invitation to a team
 */



export const AcceptTeamMembershipParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const AcceptTeamMembershipBody = TeamMembershipBody

export const AcceptTeamMembershipResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})


/**
 * 409 stale without an open invitation.
 * @summary Decline an invitation to a team
 */



export const DeclineTeamMembershipParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const DeclineTeamMembershipBody = TeamMembershipBody

export const DeclineTeamMembershipResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})


/**
 * 409 last_admin for its only admin, stale for who is no active member.
 * @summary Leave a team
 */



export const LeaveTeamParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const LeaveTeamBody = TeamMembershipBody

export const LeaveTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})


/**
 * 404 when it is unknown or withdrawn.
 * @summary What an invitation link offers
 */
export const getTeamInvitationPathTokenMin = 16;
export const getTeamInvitationPathTokenMax = 64;


export const getTeamInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetTeamInvitationParams = zod.object({
  "token": zod.string().min(getTeamInvitationPathTokenMin).max(getTeamInvitationPathTokenMax).regex(getTeamInvitationPathTokenRegExp).describe('The token of the link')
})

export const GetTeamInvitationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "invitation": TeamInvitationOffer
})
})


/**
 * Once, by whoever has the link. 409 already_member for an active member, stale when the link is used or expired.
 * @summary Join a team by an invitation link
 */
export const acceptTeamInvitationPathTokenMin = 16;
export const acceptTeamInvitationPathTokenMax = 64;


export const acceptTeamInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AcceptTeamInvitationParams = zod.object({
  "token": zod.string().min(acceptTeamInvitationPathTokenMin).max(acceptTeamInvitationPathTokenMax).regex(acceptTeamInvitationPathTokenRegExp).describe('The token of the link')
})

export const AcceptTeamInvitationBody = TeamMembershipBody

export const AcceptTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})


/**
 * Private communities are listed for their own people and for those they have invited only.
 * @summary Find communities
 */
export const listCommunitiesQueryPageDefault = 1;

export const listCommunitiesQueryPerPageDefault = 10;
export const listCommunitiesQueryPerPageMax = 50;



export const listCommunitiesQueryKeywordsMax = 100;



export const ListCommunitiesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommunitiesQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommunitiesQueryPerPageMax).default(listCommunitiesQueryPerPageDefault),
  "sport_id": zod.int().min(1).optional(),
  "city_id": zod.int().min(1).optional(),
  "keywords": zod.string().max(listCommunitiesQueryKeywordsMax).optional(),
  "mine": zod.boolean().optional().describe('Only those the user belongs to or is invited to; needs a signed-in user')
})

export const ListCommunitiesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "communities": zod.array(Community),
  "pagination": Pagination
})
})


/**
 * Its creator is the owner. Ten a day (429).
 * @summary Start a community
 */
export const CreateCommunityHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateCommunityBodySchema = CreateCommunityBody

export const CreateCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})


/**
 * 404 for a private one that is neither the user's nor has invited them.
 * @summary One community
 */



export const GetCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const GetCommunityQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})


/**
 * By its owner and admins. Only what is sent changes.
 * @summary Change a community
 */



export const UpdateCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const UpdateCommunityBodySchema = UpdateCommunityBody

export const UpdateCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})


/**
 * By its owner, with all posts and memberships. Open requests are withdrawn from those who decide.
 * @summary Delete a community
 */



export const DeleteCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const DeleteCommunityQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * An open community, or an open invitation: a member at once. On request: an application, with the answer to its question (422 on answer when it is missing). 403 invite_only without an invitation, banned; 409 already_member, already_applied.
 * @summary Join a community, or ask to
 */



export const JoinCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const JoinCommunityHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const JoinCommunityBodySchema = JoinCommunityBody

export const JoinCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community,
  "application": zod.union([Application,zod.null()])
})
})


/**
 * 409 owner_stays for its owner, who hands it over first; stale for who is no member.
 * @summary Leave a community
 */



export const LeaveCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const LeaveCommunityBody = CommunityModuleBody

export const LeaveCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * By its owner to another member, who is the owner at once; the old one stays as an admin. 409 stale when they are no member.
 * @summary Hand a community over
 */



export const TransferCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const TransferCommunityBodySchema = TransferCommunityBody

export const TransferCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})


/**
 * 409 stale without an open one.
 * @summary Decline an invitation to a community
 */



export const DeclineCommunityInvitationParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const DeclineCommunityInvitationBody = CommunityModuleBody

export const DeclineCommunityInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * By its owner and admins. Members, invited and banned people are left out. 429 after telling people 60 times in an hour.
 * @summary Invite players, or all members of a team
 */



export const InviteToCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const InviteToCommunityBodySchema = InviteToCommunityBody

export const InviteToCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "members": zod.array(CommunityMember)
})
})


/**
 * Active members for whoever may read; invited and banned people for its owner and admins (403).
 * @summary The people of a community
 */



export const ListCommunityMembersParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const listCommunityMembersQueryPageDefault = 1;

export const listCommunityMembersQueryPerPageDefault = 10;
export const listCommunityMembersQueryPerPageMax = 50;

export const listCommunityMembersQueryKeywordsMax = 100;



export const ListCommunityMembersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommunityMembersQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommunityMembersQueryPerPageMax).default(listCommunityMembersQueryPerPageDefault),
  "status": zod.enum(['active', 'invited', 'banned']).optional().describe('active when absent'),
  "keywords": zod.string().max(listCommunityMembersQueryKeywordsMax).optional()
})

export const ListCommunityMembersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "members": zod.array(CommunityMember),
  "pagination": Pagination
})
})


/**
 * By its owner. The owner changes by transfer only (409 owner_stays).
 * @summary Make a member an admin, or an admin a member
 */




export const UpdateCommunityMemberParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const UpdateCommunityMemberBodySchema = UpdateCommunityMemberBody

export const UpdateCommunityMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": CommunityMember
})
})


/**
 * By its owner; by admins except of admins. 409 owner_stays for the owner.
 * @summary Remove a member, withdraw an invitation, or lift a ban
 */




export const RemoveCommunityMemberParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const RemoveCommunityMemberQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveCommunityMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * By its owner; by admins except of admins. Ends the membership, an invitation and an open request; who is banned neither reads nor joins. 409 owner_stays for the owner.
 * @summary Ban somebody
 */



export const BanFromCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const BanFromCommunityBodySchema = BanFromCommunityBody

export const BanFromCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": CommunityMember
})
})


/**
 * For its owner and admins; decided by POST /application/{applicationId}/decision.
 * @summary Who wants to join
 */



export const ListCommunityRequestsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const listCommunityRequestsQueryPageDefault = 1;

export const listCommunityRequestsQueryPerPageDefault = 10;
export const listCommunityRequestsQueryPerPageMax = 50;



export const ListCommunityRequestsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommunityRequestsQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommunityRequestsQueryPerPageMax).default(listCommunityRequestsQueryPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional().describe('pending when absent')
})

export const ListCommunityRequestsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})


/**
 * A cursor and no page number, so that new posts neither repeat nor hide others. 403 for who is banned, and for invited people of a private community. Posts that wrote themselves are there for those who may see what they are about.
 * @summary The feed of a community
 */



export const ListCommunityPostsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})


export const listCommunityPostsQueryPerPageDefault = 10;
export const listCommunityPostsQueryPerPageMax = 50;



export const ListCommunityPostsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "before": zod.int().min(1).optional().describe('Only posts older than this one; pinned posts come with the first answer only'),
  "per_page": zod.int().min(1).max(listCommunityPostsQueryPerPageMax).default(listCommunityPostsQueryPerPageDefault)
})

export const ListCommunityPostsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "pinned": zod.array(Post),
  "posts": zod.array(Post),
  "next_before": zod.union([Id,zod.null()]).describe('The before of the next part; null: there is none')
})
})


/**
 * By its owner and admins.
 * @summary What the feed of a community follows
 */



export const GetFeedSourcesParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const GetFeedSourcesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetFeedSourcesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": FeedSources
})


/**
 * By its owner and admins. What happened before it was chosen, or while it was off, is not posted later.
 * @summary Choose what the feed of a community follows
 */



export const SetFeedSourcesParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const SetFeedSourcesBodySchema = SetFeedSourcesBody

export const SetFeedSourcesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": FeedSources
})


/**
 * By members; announcements by its owner and admins, three a day in a community (429 on text).
 * @summary Write a post
 */



export const CreatePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const CreatePostHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreatePostBodySchema = CreatePostBody

export const CreatePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})


/**
 * @summary One post
 */




export const GetPostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const GetPostQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetPostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})


/**
 * Text and pictures by its author; pinning by the owner and admins.
 * @summary Edit or pin a post
 */




export const UpdatePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const UpdatePostBodySchema = UpdatePostBody

export const UpdatePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})


/**
 * By its author, the owner and admins; with its comments, likes and reports. One that wrote itself is not written again.
 * @summary Delete a post
 */




export const DeletePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const DeletePostQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeletePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary Like a post
 */




export const LikePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const LikePostBody = CommunityModuleBody

export const LikePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})


/**
 * @summary Take a like back
 */




export const UnlikePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const UnlikePostQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const UnlikePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})


/**
 * @summary The comments of a post
 */




export const ListCommentsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const listCommentsQueryPageDefault = 1;

export const listCommentsQueryPerPageDefault = 10;
export const listCommentsQueryPerPageMax = 50;



export const ListCommentsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommentsQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommentsQueryPerPageMax).default(listCommentsQueryPerPageDefault)
})

export const ListCommentsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "comments": zod.array(Comment),
  "pagination": Pagination
})
})


/**
 * By members.
 * @summary Comment on a post
 */




export const CreateCommentParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const CreateCommentHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateCommentBodySchema = CreateCommentBody

export const CreateCommentResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "comment": Comment
})
})


/**
 * By its author, the owner and admins.
 * @summary Delete a comment
 */





export const DeleteCommentParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post'),
  "commentId": zod.int().min(1).describe('The comment')
})

export const DeleteCommentQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCommentResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * By members, once a post (409 already_reported); nobody reports their own (403).
 * @summary Report a post
 */




export const ReportPostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const ReportPostBodySchema = ReportPostBody

export const ReportPostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * For its owner and admins.
 * @summary Reported posts
 */



export const ListReportsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const listReportsQueryPageDefault = 1;

export const listReportsQueryPerPageDefault = 10;
export const listReportsQueryPerPageMax = 50;



export const ListReportsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listReportsQueryPageDefault),
  "per_page": zod.int().min(1).max(listReportsQueryPerPageMax).default(listReportsQueryPerPageDefault)
})

export const ListReportsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "reports": zod.array(Report),
  "pagination": Pagination
})
})


/**
 * By its owner and admins. Settles every open report of the post; ban removes it, too. 409 stale when it is settled, owner_stays for a ban of the owner; 403 for a ban of an admin by an admin.
 * @summary Decide about a reported post
 */




export const DecideReportParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "reportId": zod.int().min(1).describe('The report')
})

export const DecideReportBodySchema = DecideReportBody

export const DecideReportResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Events the reader may know of: public ones; those of a community for its members; those somebody is invited to or takes part in. Cancelled ones are listed with mine only.
 * @summary Find events
 */
export const listEventsQueryPageDefault = 1;

export const listEventsQueryPerPageDefault = 10;
export const listEventsQueryPerPageMax = 50;





export const listEventsQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listEventsQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listEventsQueryKeywordsMax = 100;



export const ListEventsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listEventsQueryPageDefault),
  "per_page": zod.int().min(1).max(listEventsQueryPerPageMax).default(listEventsQueryPerPageDefault),
  "sport_id": zod.int().min(1).optional(),
  "city_id": zod.int().min(1).optional(),
  "owner_type": zod.enum(['base', 'community', 'team', 'organization']).optional().describe('base: the user themselves'),
  "owner_id": zod.int().min(1).optional(),
  "community_id": zod.int().min(1).optional().describe('Announced in that community'),
  "kind": zod.enum(['open-game', 'training', 'tryout', 'social']).optional(),
  "when": zod.enum(['upcoming', 'past']).optional().describe('upcoming when absent'),
  "from": zod.iso.date().regex(listEventsQueryFromRegExp).optional().describe('Starting on or after that day'),
  "to": zod.iso.date().regex(listEventsQueryToRegExp).optional().describe('Starting on or before that day; not before from (422)'),
  "keywords": zod.string().max(listEventsQueryKeywordsMax).optional(),
  "mine": zod.boolean().optional().describe('Only those the user hosts, looks after, takes part in or is invited to; needs a signed-in user')
})

export const ListEventsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "events": zod.array(Event),
  "pagination": Pagination
})
})


/**
 * In the name of the user, of a community or a team they help to run (base module), or of their organization (organization module). Its maker is the host. Members of its community are told. 409 booking_in_use. A hundred a day (429); a weekly event counts once.
 * @summary Make an event
 */
export const CreateEventHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateEventBodySchema = CreateEventBody

export const CreateEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})


/**
 * 404 for who may not know of it.
 * @summary One event
 */



export const GetEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const GetEventQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})


/**
 * By its host and whoever runs its owner. Seats that become free go to the waiting list at once. 409 event_over; booking_in_use; event_full when the capacity is below the heads that are going.
 * @summary Change an event
 */



export const UpdateEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const UpdateEventBodySchema = UpdateEventBody

export const UpdateEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})


/**
 * By its host and whoever runs its owner, before its end. Everybody who is invited, going, maybe coming or waiting is told. 409 event_over, cancel_window_closed.
 * @summary Cancel an event
 */



export const CancelEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const CancelEventBodySchema = CancelEventBody

export const CancelEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})


/**
 * Going takes a seat, or the last place of the waiting list when there are not enough seats for the user and their guests; with join_policy approval and without an invitation it is a request. Leaving gives the seats to the waiting list, strictly by arrival. 409 answer_closed after rsvp_until, event_full when guests are added and no seat is left, event_over; 403 removed. The host may give up their seat and stays the host.
 * @summary Answer going, maybe or not going
 */



export const AnswerEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const AnswerEventBodySchema = AnswerEventBody

export const AnswerEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "event": Event
})
})


/**
 * By its host and whoever runs its owner; by everybody who is going, users only, when the event is public and open. An open request is approved by it. Each gets EventInvitationNotification. 429 after telling people 60 times in an hour.
 * @summary Invite players, a team, or a community
 */



export const InviteToEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const InviteToEventBodySchema = InviteToEventBody

export const InviteToEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "participants": zod.array(Participant)
})
})


/**
 * Going, maybe and waitlisted for whoever may read the event and is signed in; the others for who manages it (403).
 * @summary The people of an event
 */



export const ListParticipantsParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const listParticipantsQueryPageDefault = 1;

export const listParticipantsQueryPerPageDefault = 10;
export const listParticipantsQueryPerPageMax = 50;



export const ListParticipantsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listParticipantsQueryPageDefault),
  "per_page": zod.int().min(1).max(listParticipantsQueryPerPageMax).default(listParticipantsQueryPerPageDefault),
  "status": zod.enum(['invited', 'requested', 'going', 'maybe', 'waitlisted', 'declined', 'removed']).optional().describe('going when absent')
})

export const ListParticipantsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "participants": zod.array(Participant),
  "pagination": Pagination,
  "money": zod.union([EventMoney,zod.null()]).describe('For who manages the event, else null')
})
})


/**
 * By who manages the event. 409 answer_closed for a request after the start, not_started for a check-in before it, not_going for all but a decision about somebody who is not going, or has_paid of somebody who owes.
 * @summary Decide a request; money, check-in, rating, position and side
 */




export const UpdateParticipantParams = zod.object({
  "eventId": zod.int().min(1).describe('The event'),
  "participantId": zod.int().min(1).describe('The participant')
})

export const UpdateParticipantBodySchema = UpdateParticipantBody

export const UpdateParticipantResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "participant": Participant
})
})


/**
 * By who manages it. They cannot come back unless they are invited again. 409 host_stays, event_over.
 * @summary Remove somebody from an event
 */




export const RemoveParticipantParams = zod.object({
  "eventId": zod.int().min(1).describe('The event'),
  "participantId": zod.int().min(1).describe('The participant')
})

export const RemoveParticipantQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveParticipantResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * By who manages the event, once: the same game afterwards. 409 event_over when it was cancelled.
 * @summary Begin the game of an event
 */



export const MakeEventGameParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const MakeEventGameBodySchema = MakeEventGameBody

export const MakeEventGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who manages the event. Begins its game if there is none. Heads are spread as evenly as parties allow, goalkeepers apart, then ratings (3 where none is set, guests 3) as close as can be. 409 event_over, game_over with a result, too_few below two parties.
 * @summary Fair sides
 */



export const BalanceEventParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const BalanceEventBodySchema = BalanceEventBody

export const BalanceEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * Design §18. With sides once there are.
 * @summary The text to share an event with
 */



export const GetEventShareTextParams = zod.object({
  "eventId": zod.int().min(1).describe('The event')
})

export const GetEventShareTextQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "locale": zod.enum(['en', 'sq']).optional().describe('The language of the request when absent')
})

export const GetEventShareTextResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "share": EventShare
})
})


/**
 * Those they play in, of teams they belong to, those they are an official of, those of events they look after, and those of competitions they run in this module.
 * @summary Games of the user
 */
export const listGamesQueryPageDefault = 1;

export const listGamesQueryPerPageDefault = 10;
export const listGamesQueryPerPageMax = 50;




export const ListGamesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listGamesQueryPageDefault),
  "per_page": zod.int().min(1).max(listGamesQueryPerPageMax).default(listGamesQueryPerPageDefault),
  "when": zod.enum(['upcoming', 'live', 'past']).optional().describe('upcoming when absent'),
  "sport_id": zod.int().min(1).optional()
})

export const ListGamesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "games": zod.array(Game),
  "pagination": Pagination,
  "waiting_count": Count.describe('Results that wait for the user: to be confirmed, or settled where they are disputed')
})
})


/**
 * 404 for the game of an event the reader may not know of. Line-ups of an event are for the signed-in.
 * @summary One game
 */



export const GetGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const GetGameQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getGameResponseDataEventsMax = 5000;

export const getGameResponseDataHeadToHeadMax = 5;



export const GetGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "events": zod.array(GameEvent).max(getGameResponseDataEventsMax).describe('Its log, empty of a game that is not tracked'),
  "head_to_head": zod.array(Fixture).max(getGameResponseDataHeadToHeadMax),
  "form": GameForm
})
})


/**
 * For who runs the competition, before it begins. 409 game_begun; schedule_changed names whose rest, which court or official is in the way. Both teams and its followers are told.
 * @summary Another time or court for a game of a competition
 */



export const MoveGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const MoveGameBodySchema = MoveGameBody

export const MoveGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who manages the game: of an event, or of a competition whoever runs it. By captains of the sides of an event, and where the score_entry of the competition is captains by captains, managers and admins of the teams. From its start on (without a date once the competition has begun and both teams are known); again until it is official. By whoever manages a disputed one it is official at once. The own side has confirmed with it, the other is asked. The winner of a bracket advances at once. 409 game_not_ready before the start, result_official, next_game_begun where another winner would change a game that has begun (it is named).
 * @summary Enter the result
 */



export const EnterResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const EnterResultBodySchema = EnterResultBody

export const EnterResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By a player of a side (of a team: its captain, manager or admin) that has not yet: official once both sides have. By who runs the competition, of a result that somebody else has entered: official at once. 409 result_settled when nothing waits.
 * @summary Stand by the result
 */



export const ConfirmResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const ConfirmResultBodySchema = ConfirmResultBody

export const ConfirmResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By a player of a side (of a team: its captain, manager or admin) that has not confirmed it, until it is official. Who manages the game is told. 409 result_settled, stage_locked once the stage of a competition is over.
 * @summary Dispute the result
 */



export const DisputeResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const DisputeResultBodySchema = DisputeResultBody

export const DisputeResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who runs the competition, of a game whose teams are both known and whose result is not official. Official at once; the other side wins with the score of its sport, and advances. Both sides are told. 409 game_not_ready, result_official, next_game_begun.
 * @summary Decide a game without playing
 */



export const DeclareWalkoverParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const DeclareWalkoverBody = WalkoverBody

export const DeclareWalkoverResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who runs the competition. The game is played, or entered, again; whoever has advanced leaves the next game. Both sides are told. 409 result_missing without one, stage_locked once its stage is over or where a rule has decided, next_game_begun when a game that follows from it has begun (it is named).
 * @summary Take back a result
 */



export const ReopenResultParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const ReopenResultBodySchema = ReopenResultBody

export const ReopenResultResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who runs the competition for its organization: one of its people, before the game begins. They are asked, and count until they decline; who has declined the same role is replaced. 409 on user_id: already_appointed, official_plays in this game, official_busy with another game at that time (it is named). 409 game_begun, officials_full with six.
 * @summary Appoint an official
 */



export const AppointOfficialParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const AppointOfficialBodySchema = AppointOfficialBody

export const AppointOfficialResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who runs the competition, before the game begins. They are told, unless they had declined. 404 when they are none. 409 game_begun.
 * @summary Take an official off a game
 */




export const RemoveOfficialParams = zod.object({
  "gameId": zod.int().min(1).describe('The game'),
  "userId": zod.int().min(1).describe('The official')
})

export const RemoveOfficialQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveOfficialResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By an official of the game, until it begins; the last answer stands. Who runs the competition is told. 403 for others. 409 game_begun.
 * @summary Accept or decline an appointment
 */



export const AnswerAppointmentParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const AnswerAppointmentBodySchema = AnswerAppointmentBody

export const AnswerAppointmentResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By the coach, captain, managers and admins of the team, until the game begins; the last choice stands. From then on only these are in the line-up and can be entered in its log; who leaves the team is left out. 403 for others, and of an event. 409 game_begun. 422 for who is no active player of the team or is named twice.
 * @summary Choose who plays for a team
 */



export const SetLineupParams = zod.object({
  "gameId": zod.int().min(1).describe('The game'),
  "side": zod.enum(['home', 'away']).describe('The side of the team')
})

export const SetLineupBodySchema = SetLineupBody

export const SetLineupResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * By who runs its competition, its officials, captains where they enter scores and nobody is appointed, and who manages the event of a game; by anybody with the code that the screen of the tracker shows. One tracks at a time. 409 tracker_active while somebody else does (they are named), unless take_over: then whoever has not been heard of for 2 minutes is replaced, and the others are asked (the answer still names them). 409 game_not_ready, game_over.
 * @summary Track a game
 */



export const ClaimTrackingParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const ClaimTrackingBodySchema = ClaimTrackingBody

export const claimTrackingResponseDataEventsMax = 5000;



export const ClaimTrackingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "events": zod.array(GameEvent).max(claimTrackingResponseDataEventsMax).describe('Its log')
})
})


/**
 * By its tracker. With hand_over whoever has asked for it tracks it from now on, with false they are told no; without it nobody does. 409 not_tracking for others.
 * @summary Track a game no longer
 */



export const ReleaseTrackingParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const ReleaseTrackingBodySchema = ReleaseTrackingBody

export const releaseTrackingResponseDataEventsMax = 5000;



export const ReleaseTrackingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "events": zod.array(GameEvent).max(releaseTrackingResponseDataEventsMax).describe('Its log')
})
})


/**
 * By its tracker, or by whoever was one and sends what they still have. Entries are merged by period, clock_ms and seq, and one that was sent before is not counted again. All or none: 422 names each entry (events.n) that does not fit, and says why; without them the others fit. None says that the tracker is still there. game-end enters the result. 409 not_tracking, game_over once the result is entered.
 * @summary What happened in a game
 */



export const SendGameEventsParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const SendGameEventsBodySchema = SendGameEventsBody

export const sendGameEventsResponseDataEventsMax = 5000;



export const SendGameEventsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "events": zod.array(GameEvent).max(sendGameEventsResponseDataEventsMax).describe('Its log')
})
})


/**
 * By its tracker. It stays in the log, counts no more, and the score is counted again. 409 not_tracking, game_over; 409 event_needed when what came later would not fit without it.
 * @summary Take back an entry
 */



export const VoidGameEventParams = zod.object({
  "gameId": zod.int().min(1).describe('The game'),
  "clientId": zod.uuid().describe('The client_id of the entry')
})

export const voidGameEventQueryReasonRegExp = new RegExp('^(?:(?=.*[^\\s\\u0300-\\u036F\\u17B4\\u17B5\\u180B-\\u180F\\u200C\\u200D\\uDC00-\\uDFFF\\uDB40\\uFE00-\\uFE0F\\uFFF0-\\uFFF8])[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB]*)?$');


export const VoidGameEventQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "reason": zod.string().regex(voidGameEventQueryReasonRegExp).optional().describe('Why')
})

export const voidGameEventResponseDataEventsMax = 5000;



export const VoidGameEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "events": zod.array(GameEvent).max(voidGameEventResponseDataEventsMax).describe('Its log')
})
})


/**
 * By its tracker: what was not known when it was entered. It counts as before; 422 when these people do not fit where it stands. 409 not_tracking, game_over.
 * @summary Say who it was
 */



export const CompleteGameEventParams = zod.object({
  "gameId": zod.int().min(1).describe('The game'),
  "clientId": zod.uuid().describe('The client_id of the entry')
})

export const CompleteGameEventBodySchema = CompleteGameEventBody

export const completeGameEventResponseDataEventsMax = 5000;



export const CompleteGameEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game,
  "events": zod.array(GameEvent).max(completeGameEventResponseDataEventsMax).describe('Its log')
})
})


/**
 * Its start and end are told; its score with live tracking.
 * @summary Follow a game
 */



export const FollowGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const FollowGameBodySchema = FollowGameBody

export const FollowGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * @summary Follow a game no longer
 */



export const UnfollowGameParams = zod.object({
  "gameId": zod.int().min(1).describe('The game')
})

export const UnfollowGameQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const UnfollowGameResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "game": Game
})
})


/**
 * Drafts are listed for their organizers alone.
 * @summary Find competitions
 */
export const listCompetitionsQueryPageDefault = 1;

export const listCompetitionsQueryPerPageDefault = 10;
export const listCompetitionsQueryPerPageMax = 50;



export const listCompetitionsQueryKeywordsMax = 100;





export const ListCompetitionsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCompetitionsQueryPageDefault),
  "per_page": zod.int().min(1).max(listCompetitionsQueryPerPageMax).default(listCompetitionsQueryPerPageDefault),
  "owner_id": zod.int().min(1).optional().describe('With owner_type'),
  "owner_type": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).optional().describe('With owner_id; base or organization'),
  "sportId": zod.int().min(1).optional(),
  "status": zod.enum(['draft', 'in-review', 'published', 'disabled']).optional(),
  "keywords": zod.string().max(listCompetitionsQueryKeywordsMax).optional(),
  "phase": zod.enum(['draft', 'registration', 'ready', 'ongoing', 'finished', 'cancelled']).optional().describe('draft: known to its organizers alone'),
  "city_id": zod.int().min(1).optional(),
  "followed": zod.boolean().optional().describe('Only those the user follows; needs a signed-in user'),
  "mine": zod.boolean().optional().describe('Only those the user runs, or a team of theirs takes part in or has applied to; needs a signed-in user'),
  "team_id": zod.int().min(1).optional().describe('Only those the team takes part in')
})

export const ListCompetitionsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competitions": zod.array(Competition),
  "ranks": zod.array(RankOfTeam).describe('With team_id: where it stands in those competitions of the page that have a table in which it has played'),
  "pagination": Pagination
})
})


/**
 * As a draft. In the module organization for that organization by its owners and managers, in base for oneself. 403 for another owner.
 * @summary Create a competition
 */
export const CreateCompetitionHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateCompetitionBodySchema = CreateCompetitionBody

export const CreateCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * 404 for a draft of somebody else.
 * @summary One competition
 */



export const GetCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const GetCompetitionQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * By who runs it. 409 competition_started, competition_over.
 * @summary Change a competition
 */



export const UpdateCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const UpdateCompetitionBodySchema = UpdateCompetitionBody

export const UpdateCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * By who runs it. 409 competition_started when it is no draft, or a team has applied.
 * @summary Delete a draft
 */



export const DeleteCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const DeleteCompetitionQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * By who runs it, in the name of the same owner: a draft with its rules, ranking, stages, fee and pictures, as long as before. With with_teams also the teams that were in it to its end, without an application; they are told. No games, results, deductions, bookings or followers.
 * @summary Another season of a competition
 */



export const CopyCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const CopyCompetitionHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CopyCompetitionBodySchema = CopyCompetitionBody

export const CopyCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * By who runs it. draft and registration both ways (back only while no team has applied), registration and ready both ways while no game has started, ready to ongoing, ongoing to finished; any but finished to cancelled, with a reason, which is told. 409 phase_refused; its errors name what is missing.
 * @summary Move a competition to another phase
 */



export const TransitionCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const TransitionCompetitionBodySchema = TransitionCompetitionBody

export const TransitionCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * @summary Follow a competition
 */



export const FollowCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const FollowCompetitionBodySchema = FollowCompetitionBody

export const FollowCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * @summary Follow a competition no longer
 */



export const UnfollowCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const UnfollowCompetitionQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const UnfollowCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "competition": Competition
})
})


/**
 * Rosters and fees for its organizers and of the own team.
 * @summary The teams of a competition
 */



export const ListCompetitionTeamsParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const ListCompetitionTeamsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListCompetitionTeamsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "teams": zod.array(CompetitionTeam)
})
})


/**
 * By who runs it, before the first stage is seeded. Its people are told; an open application of the team is accepted by it. 409 competition_full, already_entered, competition_started; 422 on team_id for another sport. It has no roster.
 * @summary Add a team without an application
 */



export const AddCompetitionTeamParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const AddCompetitionTeamBodySchema = AddCompetitionTeamBody

export const AddCompetitionTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": CompetitionTeam
})
})


/**
 * By who runs it. Deductions and ends are told to those who run the team. 409 entry_over when it is out already, competition_over.
 * @summary Tick the fee of a team, deduct points, or take it out
 */




export const UpdateCompetitionTeamParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition'),
  "teamId": zod.int().min(1).describe('The team')
})

export const UpdateCompetitionTeamBodySchema = UpdateCompetitionTeamBody

export const UpdateCompetitionTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": CompetitionTeam
})
})


/**
 * By an admin or manager of the team. With auto_accept it has one at once, or a place on the waiting list when there is none. 409 already_applied, registration_closed; 422 on team_id for another sport, on roster outside the limits or with a player of another team of the competition.
 * @summary Ask for a place
 */



export const ApplyToCompetitionParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const ApplyToCompetitionHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const ApplyToCompetitionBodySchema = ApplyToCompetitionBody

export const ApplyToCompetitionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})


/**
 * For who runs the competition.
 * @summary Who asks for a place
 */



export const ListCompetitionApplicationsParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const listCompetitionApplicationsQueryPageDefault = 1;

export const listCompetitionApplicationsQueryPerPageDefault = 10;
export const listCompetitionApplicationsQueryPerPageMax = 50;



export const ListCompetitionApplicationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCompetitionApplicationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listCompetitionApplicationsQueryPerPageMax).default(listCompetitionApplicationsQueryPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional()
})

export const ListCompetitionApplicationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})


/**
 * @summary The games of a competition
 */



export const ListCompetitionFixturesParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const listCompetitionFixturesQueryPageDefault = 1;

export const listCompetitionFixturesQueryPerPageDefault = 10;
export const listCompetitionFixturesQueryPerPageMax = 50;





export const listCompetitionFixturesQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listCompetitionFixturesQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const ListCompetitionFixturesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCompetitionFixturesQueryPageDefault),
  "per_page": zod.int().min(1).max(listCompetitionFixturesQueryPerPageMax).default(listCompetitionFixturesQueryPerPageDefault),
  "stage_id": zod.int().min(1).optional(),
  "group_id": zod.int().min(1).optional(),
  "matchday": zod.int().min(1).optional().describe('The round'),
  "team_id": zod.int().min(1).optional(),
  "status[]": zod.array(GameStatus).optional(),
  "from": zod.iso.date().regex(listCompetitionFixturesQueryFromRegExp).optional().describe('The first day'),
  "to": zod.iso.date().regex(listCompetitionFixturesQueryToRegExp).optional().describe('The last day'),
  "sort": zod.enum(['starts_at', '-starts_at']).optional().describe('starts_at when absent')
})

export const ListCompetitionFixturesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "fixtures": zod.array(Fixture),
  "pagination": Pagination
})
})


/**
 * @summary The tables of a competition
 */



export const GetStandingsParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})




export const GetStandingsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "stage_id": zod.int().min(1).optional()
})

export const GetStandingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "tables": zod.array(StandingTable)
})
})


/**
 * From the logs of its tracked games that are on or have a result, without walkovers and disputed results. Players whose line-up the reader may not see are left out.
 * @summary Who has scored in a competition, and who was booked
 */



export const GetCompetitionStatsParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const GetCompetitionStatsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getCompetitionStatsResponseDataScorersMax = 50;

export const getCompetitionStatsResponseDataCardsMax = 50;



export const GetCompetitionStatsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "scorers": zod.array(ScorerRow).max(getCompetitionStatsResponseDataScorersMax),
  "cards": zod.array(CardRow).max(getCompetitionStatsResponseDataCardsMax)
})
})


/**
 * All games of one table without pages, and how they are scored: a what-if counts them anew.
 * @summary What a table is made of
 */



export const ListTableGamesParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})





export const ListTableGamesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "stage_id": zod.int().min(1).describe('A round robin'),
  "group_id": zod.int().min(1).optional().describe('Its group, if it has several')
})

export const ListTableGamesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "rules": GameRules,
  "games": zod.array(TableGame)
})
})


/**
 * With the games of its brackets.
 * @summary The stages of a competition
 */



export const GetPipelineParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const GetPipelineQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetPipelineResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})


/**
 * By who runs it. The whole list, in order: what is not in it is removed. Only stages in draft change; they lead to later ones alone, and every place that goes on is taken once (422 beside the field). 409 stale when somebody has changed the stages since the revision named, stage_refused for a stage that is no draft, competition_over.
 * @summary Change the stages
 */



export const SavePipelineParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const SavePipelineBodySchema = SavePipelineBody

export const SavePipelineResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})


/**
 * For who runs the competition. Games that have a time keep it. All or nothing: 409 stage_not_ready, earlier_stage_open; court_taken and schedule_changed name the games.
 * @summary Give the games of a stage times and courts
 */




export const GenerateFixturesParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition'),
  "stageId": zod.int().min(1).describe('The stage')
})

export const GenerateFixturesBody = GenerateBody

export const GenerateFixturesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "schedule": SchedulePlan
})
})


/**
 * For who runs the competition: the published venues of its city with courts of its sport.
 * @summary The courts it could be played on
 */



export const ListCompetitionCourtsParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const ListCompetitionCourtsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListCompetitionCourtsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venues": zod.array(ScheduleCourts)
})
})


/**
 * For who runs the competition. Games that have begun or are over stay. All or nothing: 409 nothing_to_postpone, schedule_changed names the games that would break a rest. Teams and followers are told the reason.
 * @summary Move all games of a matchday to a later day
 */



export const PostponeMatchdayParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition')
})

export const PostponeMatchdayBodySchema = PostponeMatchdayBody

export const PostponeMatchdayResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "fixtures": zod.array(Fixture)
})
})


/**
 * By who runs it, once the registration is over. Of the first stage: orders its teams (locked ones keep their place), makes its groups, and it is ready; the competition too, when nothing else is missing. Again it draws anew. 409 stage_refused, registration_open, too_few_teams, games_played, stale, competition_over; 422 on order for teams that are not in it.
 * @summary Draw a stage
 */




export const SeedStageParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition'),
  "stageId": zod.int().min(1).describe('The stage')
})

export const SeedStageBodySchema = SeedStageBody

export const SeedStageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})


/**
 * By who runs it. Games that are not made yet are made, without times; the first start begins the competition, which is told. 409 stage_refused when it is not ready, seeds_outdated when teams have come or left since the draw, stale, competition_over.
 * @summary Start a stage
 */




export const StartStageParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition'),
  "stageId": zod.int().min(1).describe('The stage')
})

export const StartStageBody = ChangeStageBody

export const StartStageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})


/**
 * By who runs it, once all its games have a result or are off. Who goes on stands in the later stages, which are ready then; with the last stage the competition is over and has its champion, which is told. 409 games_open, stage_refused, stale, competition_over.
 * @summary Finish a stage
 */




export const FinishStageParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition'),
  "stageId": zod.int().min(1).describe('The stage')
})

export const FinishStageBody = ChangeStageBody

export const FinishStageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})


/**
 * By who runs it, while none of its games has begun: its draw and its games are gone, and it is a draft again. 409 games_played, stage_refused, stale, competition_over.
 * @summary Take a stage back
 */




export const ResetStageParams = zod.object({
  "competitionId": zod.int().min(1).describe('The competition'),
  "stageId": zod.int().min(1).describe('The stage')
})

export const ResetStageBody = ChangeStageBody

export const ResetStageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})


/**
 * With a city that of the city; else with a position the nearest; else everything, soonest and busiest first.
 * @summary What is on near the reader
 */


export const getExploreQueryLatMin = -90;
export const getExploreQueryLatMax = 90;

export const getExploreQueryLngMin = -180;
export const getExploreQueryLngMax = 180;



export const GetExploreQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "city_id": zod.int().min(1).optional(),
  "sport_id": zod.int().min(1).optional(),
  "lat": zod.number().min(getExploreQueryLatMin).max(getExploreQueryLatMax).optional().describe('Both or neither of lat and lng (422)'),
  "lng": zod.number().min(getExploreQueryLngMin).max(getExploreQueryLngMax).optional()
})

export const getExploreResponseDataLiveGamesMax = 6;

export const getExploreResponseDataVenuesMax = 6;

export const getExploreResponseDataEventsMax = 6;

export const getExploreResponseDataCompetitionsMax = 6;

export const getExploreResponseDataCommunitiesMax = 6;

export const getExploreResponseDataTeamsMax = 6;



export const GetExploreResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "live_games": zod.array(Game).max(getExploreResponseDataLiveGamesMax),
  "venues": zod.array(Venue).max(getExploreResponseDataVenuesMax),
  "events": zod.array(Event).max(getExploreResponseDataEventsMax),
  "competitions": zod.array(Competition).max(getExploreResponseDataCompetitionsMax),
  "communities": zod.array(Community).max(getExploreResponseDataCommunitiesMax),
  "teams": zod.array(Team).max(getExploreResponseDataTeamsMax)
})
})


/**
 * Received ones are those of every team, community and competition in which the user decides, in whatever module; sent ones also those of the teams they run.
 * @summary The user's applications, or those that wait for the user
 */
export const listApplicationsQueryPageDefault = 1;

export const listApplicationsQueryPerPageDefault = 10;
export const listApplicationsQueryPerPageMax = 50;



export const ListApplicationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listApplicationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listApplicationsQueryPerPageMax).default(listApplicationsQueryPerPageDefault),
  "kind": zod.enum(['team-join', 'community-join', 'competition-entry']).optional(),
  "status[]": zod.array(ApplicationStatus).optional(),
  "direction": zod.enum(['sent', 'received']).optional().describe('sent when absent')
})

export const ListApplicationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})


/**
 * For the applicant and those who decide; 404 for others.
 * @summary One application with its history
 */



export const GetApplicationParams = zod.object({
  "applicationId": zod.int().min(1).describe('The application')
})

export const GetApplicationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetApplicationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application,
  "history": zod.array(ApplicationEvent)
})
})


/**
 * By the applicant; of a competition-entry by who runs the team: while it waits, and once it has a place, which the first of the waiting list gets. 409 stale when it is decided or withdrawn.
 * @summary Withdraw an application
 */



export const WithdrawApplicationParams = zod.object({
  "applicationId": zod.int().min(1).describe('The application')
})

export const WithdrawApplicationBodySchema = WithdrawApplicationBody

export const WithdrawApplicationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})


/**
 * By who runs what is asked for. 409 stale when it is decided or withdrawn, competition_full, competition_started; 422 on decision for waitlisted of another kind.
 * @summary Accept or reject an application, or put it on the waiting list
 */



export const DecideApplicationParams = zod.object({
  "applicationId": zod.int().min(1).describe('The application')
})

export const DecideApplicationBodySchema = DecideApplicationBody

export const DecideApplicationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})


/**
 * @summary Find organizations
 */
export const listOrganizationsQueryPageDefault = 1;

export const listOrganizationsQueryPerPageDefault = 10;
export const listOrganizationsQueryPerPageMax = 50;

export const listOrganizationsQueryKeywordsMax = 100;




export const ListOrganizationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listOrganizationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listOrganizationsQueryPerPageMax).default(listOrganizationsQueryPerPageDefault),
  "keywords": zod.string().max(listOrganizationsQueryKeywordsMax).optional().describe('Words of the name or of the city'),
  "city_id": zod.int().min(1).optional()
})

export const ListOrganizationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organizations": zod.array(Organization),
  "pagination": Pagination
})
})


/**
 * @summary One organization
 */
export const getOrganizationPathSlugMax = 100;


export const getOrganizationPathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const GetOrganizationParams = zod.object({
  "slug": zod.string().max(getOrganizationPathSlugMax).regex(getOrganizationPathSlugRegExp)
})

export const GetOrganizationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})


/**
 * @summary The venues the user manages
 */
export const listManagedVenuesQueryPageDefault = 1;

export const listManagedVenuesQueryPerPageDefault = 10;
export const listManagedVenuesQueryPerPageMax = 50;



export const ListManagedVenuesQueryParams = zod.object({
  "page": zod.int().min(1).default(listManagedVenuesQueryPageDefault),
  "per_page": zod.int().min(1).max(listManagedVenuesQueryPerPageMax).default(listManagedVenuesQueryPerPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListManagedVenuesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venues": zod.array(Venue),
  "pagination": Pagination
})
})


/**
 * 409 no_court when is_bookable is true, as a new venue has no court. Ten a day (429).
 * @summary Create a venue
 */
export const CreateVenueBodySchema = CreateVenueBody

export const CreateVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})


/**
 * @summary One venue with all its courts, for its admins
 */



export const GetManagedVenueParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const GetManagedVenueQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getManagedVenueResponseDataUsersCountMin = 0;



export const GetManagedVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue,
  "users_count": zod.int().min(getManagedVenueResponseDataUsersCountMin),
  "stats": VenueStats
})
})


/**
 * 409 no_court when is_bookable becomes true without a court; 422 on status when that transition is not allowed.
 * @summary Change a venue or its publication status
 */



export const UpdateVenueParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const UpdateVenueBodySchema = UpdateVenueBody

export const UpdateVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})


/**
 * @summary Detach an image from a venue
 */



export const DeleteVenueImageParams = zod.object({
  "id": zod.int().min(1).describe('The image')
})

export const DeleteVenueImageQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteVenueImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary All courts of a venue, public or not
 */



export const ListCourtsParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const ListCourtsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListCourtsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "courts": zod.array(Court)
})
})


/**
 * @summary Add a court to a venue
 */



export const CreateCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateCourtBodySchema = CreateCourtBody

export const CreateCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "court": Court
})
})


/**
 * @summary One court of a venue
 */




export const GetCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "courtId": zod.int().min(1).describe('The court')
})

export const GetCourtQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "court": Court
})
})


/**
 * @summary Change a court
 */




export const UpdateCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "courtId": zod.int().min(1).describe('The court')
})

export const UpdateCourtBodySchema = UpdateCourtBody

export const UpdateCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "court": Court
})
})


/**
 * 409 court_in_use while it has upcoming or weekly bookings.
 * @summary Delete a court
 */




export const DeleteCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "courtId": zod.int().min(1).describe('The court')
})

export const DeleteCourtQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary The people who run a venue
 */



export const ListVenueUsersParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const ListVenueUsersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListVenueUsersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "users": zod.array(VenueUser),
  "permissions": Permissions.describe('add: may add users')
})
})


/**
 * By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the venue already.
 * @summary Add a user to a venue
 */



export const AddVenueUserParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const AddVenueUserBodySchema = AddVenueUserBody

export const AddVenueUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": VenueUser
})
})


/**
 * 409 last_admin when the venue would be left without an owner. A second owner may be made; then the first may step down or leave.
 * @summary Change the role of a user of a venue
 */




export const UpdateVenueUserParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "userId": zod.int().min(1).describe('The user')
})

export const UpdateVenueUserBodySchema = UpdateVenueUserBody

export const UpdateVenueUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": VenueUser
})
})


/**
 * 409 last_admin when the venue would be left without an owner.
 * @summary Remove a user from a venue, or leave it
 */




export const RemoveVenueUserParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "userId": zod.int().min(1).describe('The user; everyone may remove themselves')
})

export const RemoveVenueUserQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveVenueUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Lead time and advance window do not apply: a slot is too-soon or too-far for nobody here.
 * @summary The courts of a venue over some days
 */



export const GetVenueCalendarParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const getVenueCalendarQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const getVenueCalendarQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');



export const GetVenueCalendarQueryParams = zod.object({
  "from": zod.iso.date().regex(getVenueCalendarQueryFromRegExp).describe('First day'),
  "to": zod.iso.date().regex(getVenueCalendarQueryToRegExp).describe('Last day; at most seven days in all'),
  "court_id": zod.int().min(1).optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueCalendarResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "courts": zod.array(CourtRef).describe('In the order of the venue'),
  "days": zod.array(CalendarDay),
  "bookings": zod.array(Booking).describe('Those that hold or held a slot in these days: pending and confirmed'),
  "blocks": zod.array(Block).describe('Those that concern these days'),
  "permissions": Permissions.describe('book: may book for others; block: may close courts')
})
})


/**
 * @summary The bookings of a venue
 */



export const ListVenueBookingsParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const listVenueBookingsQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listVenueBookingsQueryToRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');

export const listVenueBookingsQueryKeywordsMax = 100;

export const listVenueBookingsQueryPageDefault = 1;

export const listVenueBookingsQueryPerPageDefault = 10;
export const listVenueBookingsQueryPerPageMax = 50;



export const ListVenueBookingsQueryParams = zod.object({
  "status[]": zod.array(BookingStatus).optional(),
  "from": zod.iso.date().regex(listVenueBookingsQueryFromRegExp).optional().describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "to": zod.iso.date().regex(listVenueBookingsQueryToRegExp).optional().describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "court_id": zod.int().min(1).optional(),
  "keywords": zod.string().max(listVenueBookingsQueryKeywordsMax).optional().describe('Name or phone of the booker, or the note'),
  "group": zod.enum(['series']).optional().describe('With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them'),
  "page": zod.int().min(1).default(listVenueBookingsQueryPageDefault),
  "per_page": zod.int().min(1).max(listVenueBookingsQueryPerPageMax).default(listVenueBookingsQueryPerPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListVenueBookingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "bookings": zod.array(Booking),
  "series": zod.array(BookingSeriesGroup).describe('Those of the page that group has made one; else empty'),
  "pagination": Pagination
})
})


/**
 * For a user (user_id) or a guest (guest_name, perhaps guest_phone). Lead time, advance window and the limits of players do not apply, conflicts do. All sessions or none: a 409 with code slot_taken or series_conflict carries a BookingPreview as data.
 * @summary Book a court for somebody
 */



export const CreateVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateVenueBookingBodySchema = CreateVenueBookingBody

export const CreateVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "skipped_dates": zod.array(CalendarDate)
})
})


/**
 * @summary One booking of a venue
 */




export const GetVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const GetVenueBookingQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "history": zod.array(BookingEvent).describe('Latest first')
})
})


/**
 * Moving goes to a free time of any court of the venue, for the price that the venue chooses to keep or take anew, until the booking ends. 409 slot_taken carries a BookingPreview as data; 409 past_booking, stale.
 * @summary Move a booking, or note something about it
 */




export const UpdateVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const UpdateVenueBookingBodySchema = UpdateVenueBookingBody

export const UpdateVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * A weekly one is confirmed as a whole. 409 stale when it is no longer pending, slot_taken when its time has been closed meanwhile.
 * @summary Confirm a pending booking
 */




export const ConfirmVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const ConfirmVenueBookingBodySchema = ConfirmVenueBookingBody

export const ConfirmVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking
})
})


/**
 * Confirms or declines what a competition asks for at the venue, all of it or those named. All or nothing: 409 stale when one of them is no longer pending, slot_taken when the time of one has been closed meanwhile; 422 on reason when a refusal has none.
 * @summary Answer the requests of a competition
 */




export const AnswerCompetitionBookingsParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "competitionId": zod.int().min(1).describe('The competition')
})

export const AnswerCompetitionBookingsBodySchema = AnswerCompetitionBookingsBody

export const AnswerCompetitionBookingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "bookings": zod.array(Booking)
})
})


/**
 * A pending one is declined, weekly as a whole. 409 past_booking once it has ended, stale when it is unbooked.
 * @summary Decline or cancel a booking
 */




export const CancelVenueBookingParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "bookingId": zod.int().min(1).describe('The booking')
})

export const CancelVenueBookingBodySchema = CancelVenueBookingBody

export const CancelVenueBookingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "booking": Booking,
  "cancelled_count": Count
})
})


/**
 * What happens to each booking it hits stands in affected; on_conflict is for those that are not named there. With dry_run nothing is written: the answer is what it would hit, with free times near each booking. All or nothing: 409 slot_taken with the same data when a booking is not provided for, or the time it should move to has gone.
 * @summary Close courts for some time
 */



export const CreateVenueBlockParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateVenueBlockBodySchema = CreateVenueBlockBody

export const CreateVenueBlockResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "block": zod.union([Block,zod.null()]),
  "affected": zod.array(AffectedBooking).describe('Soonest first')
})
})


/**
 * @summary A closed time and what became of the bookings it hit
 */




export const GetVenueBlockParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "blockId": zod.int().min(1).describe('The block')
})

export const GetVenueBlockQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueBlockResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "block": Block,
  "outcomes": zod.array(ClosureOutcome).describe('Those that still wait for an answer first, then by their former start')
})
})


/**
 * Its times are free again, and bookings whose players were asked and have not answered stay as they are; who was moved or cancelled stays so.
 * @summary Open a closed time again
 */




export const DeleteVenueBlockParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "blockId": zod.int().min(1).describe('The block')
})

export const DeleteVenueBlockQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteVenueBlockResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary The figures of a week
 */



export const GetVenueFiguresParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const getVenueFiguresQueryFromRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const GetVenueFiguresQueryParams = zod.object({
  "from": zod.iso.date().regex(getVenueFiguresQueryFromRegExp).optional().describe('Any day of the week, which starts on Monday; this week when absent'),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueFiguresResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "days": zod.array(VenueDayFigures),
  "week": VenueFigures,
  "week_before": VenueFigures,
  "next": zod.array(Booking).describe('The next confirmed bookings of today, at most five')
})
})


/**
 * 409 stale when the venue is not in review any more, or has changed since the revision named. 422 on reason when a rejection has none.
 * @summary Approve or reject a venue in review
 */



export const ReviewVenueParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const ReviewVenueBodySchema = ReviewVenueBody

export const ReviewVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})


/**
 * 409 stale when the venue has left the status from which this is possible. 422 on reason when it says nothing.
 * @summary Disable a published venue, or restore a disabled one
 */



export const ChangeVenueStatusParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const ChangeVenueStatusBodySchema = ChangeVenueStatusBody

export const ChangeVenueStatusResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})


/**
 * @summary Everything that was changed and decided about a venue
 */



export const GetVenueLogParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const getVenueLogQueryPageDefault = 1;

export const getVenueLogQueryPerPageDefault = 10;
export const getVenueLogQueryPerPageMax = 50;



export const GetVenueLogQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(getVenueLogQueryPageDefault),
  "per_page": zod.int().min(1).max(getVenueLogQueryPerPageMax).default(getVenueLogQueryPerPageDefault)
})

export const GetVenueLogResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "entries": zod.array(VenueLogEntry),
  "since_review": zod.union([ChangesSinceReview,zod.null()]).describe('null before the first review'),
  "pagination": Pagination
})
})


/**
 * Ten a day (429).
 * @summary Create a team
 */
export const CreateTeamBodySchema = CreateTeamBody

export const CreateTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})


/**
 * @summary One team with its members, for its admins
 */



export const GetManagedTeamParams = zod.object({
  "id": zod.int().min(1).describe('The team')
})

export const GetManagedTeamQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetManagedTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team,
  "members": zod.array(TeamMember)
})
})


/**
 * @summary Change a team
 */



export const UpdateTeamParams = zod.object({
  "id": zod.int().min(1).describe('The team')
})

export const UpdateTeamBodySchema = UpdateTeamBody

export const UpdateTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})


/**
 * @summary Detach an image from a team
 */



export const DeleteTeamImageParams = zod.object({
  "id": zod.int().min(1).describe('The image')
})

export const DeleteTeamImageQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteTeamImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Who has asked to join is a member at once, and the request accepted. 409 already_member for an invited or active member; 422 on jersey_number when it is in use. Counts as looking for people (429); 429 also after telling people 60 times in an hour.
 * @summary Invite a user to a team
 */



export const AddTeamMemberParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const AddTeamMemberBodySchema = AddTeamMemberBody

export const AddTeamMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": TeamMember
})
})


/**
 * 409 last_admin when the team would be left without an admin; 422 on jersey_number when it is in use.
 * @summary Change the roles or the jersey of a member
 */




export const UpdateTeamMemberParams = zod.object({
  "teamId": zod.int().min(1).describe('The team'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const UpdateTeamMemberBodySchema = UpdateTeamMemberBody

export const UpdateTeamMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": TeamMember
})
})


/**
 * An active member has left; an invitation is withdrawn. 409 last_admin when the team would be left without an admin.
 * @summary Remove a member from a team
 */




export const RemoveTeamMemberParams = zod.object({
  "teamId": zod.int().min(1).describe('The team'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const RemoveTeamMemberQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveTeamMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary The people of a team, for those who look after them
 */



export const ListTeamMembersParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const listTeamMembersQueryKeywordsMax = 100;



export const ListTeamMembersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "status[]": zod.array(TeamMemberStatus).optional().describe('Invited and active ones when absent'),
  "profile": zod.enum(['completed', 'uncompleted']).optional().describe('Only members whose profile is so'),
  "keywords": zod.string().max(listTeamMembersQueryKeywordsMax).optional().describe('Begins a word of the name')
})

export const ListTeamMembersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "members": zod.array(TeamMember),
  "invitations": zod.array(TeamInvitation),
  "permissions": Permissions.describe('add: a member; invite: by link; grant_admin: the role admin')
})
})


/**
 * @summary Requests to join a team
 */



export const ListTeamApplicationsParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const listTeamApplicationsQueryPageDefault = 1;

export const listTeamApplicationsQueryPerPageDefault = 10;
export const listTeamApplicationsQueryPerPageMax = 50;



export const ListTeamApplicationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listTeamApplicationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listTeamApplicationsQueryPerPageMax).default(listTeamApplicationsQueryPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional().describe('All when absent')
})

export const ListTeamApplicationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})


/**
 * By an admin. 422 on phone_number when the number has an account that can be found (add the person instead), on jersey_number when it is in use. A new link for the same number replaces the old one.
 * @summary Make an invitation link for a number without an account
 */



export const CreateTeamInvitationParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const CreateTeamInvitationHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateTeamInvitationBodySchema = CreateTeamInvitationBody

export const CreateTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "invitation": TeamInvitation
})
})


/**
 * @summary Withdraw an invitation link
 */




export const DeleteTeamInvitationParams = zod.object({
  "teamId": zod.int().min(1).describe('The team'),
  "invitationId": zod.int().min(1).describe('The invitation')
})

export const DeleteTeamInvitationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * Ten a day (429).
 * @summary Create an organization
 */
export const CreateOrganizationBodySchema = CreateOrganizationBody

export const CreateOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})


/**
 * @summary One organization, for its users
 */



export const GetManagedOrganizationParams = zod.object({
  "id": zod.int().min(1).describe('The organization')
})

export const GetManagedOrganizationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetManagedOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})


/**
 * @summary Change an organization
 */



export const UpdateOrganizationParams = zod.object({
  "id": zod.int().min(1).describe('The organization')
})

export const UpdateOrganizationBodySchema = UpdateOrganizationBody

export const UpdateOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})


/**
 * @summary Detach an image from an organization
 */



export const DeleteOrganizationImageParams = zod.object({
  "id": zod.int().min(1).describe('The image')
})

export const DeleteOrganizationImageQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteOrganizationImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary The people who run an organization
 */



export const ListOrganizationUsersParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization')
})

export const ListOrganizationUsersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "profile": zod.enum(['completed', 'uncompleted']).optional().describe('Only those whose own profile is completed or not (ENT-215)')
})

export const ListOrganizationUsersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "users": zod.array(OrganizationUser),
  "permissions": Permissions.describe('add: may add users')
})
})


/**
 * By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the organization already.
 * @summary Add a user to an organization
 */



export const AddOrganizationUserParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization')
})

export const AddOrganizationUserBodySchema = AddOrganizationUserBody

export const AddOrganizationUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": OrganizationUser
})
})


/**
 * 409 last_admin when the organization would be left without an owner. A second owner may be made; then the first may step down or leave.
 * @summary Change the role of a user of an organization
 */




export const UpdateOrganizationUserParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization'),
  "userId": zod.int().min(1).describe('The user')
})

export const UpdateOrganizationUserBodySchema = UpdateOrganizationUserBody

export const UpdateOrganizationUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": OrganizationUser
})
})


/**
 * 409 last_admin when the organization would be left without an owner.
 * @summary Remove a user from an organization, or leave it
 */




export const RemoveOrganizationUserParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization'),
  "userId": zod.int().min(1).describe('The user; everyone may remove themselves')
})

export const RemoveOrganizationUserQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveOrganizationUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * @summary What needs doing in an organization, and its games
 */



export const GetOrganizationDashboardParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization')
})

export const GetOrganizationDashboardQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getOrganizationDashboardResponseDataNextFixturesMax = 50;



export const GetOrganizationDashboardResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "todo": zod.union([OrganizationToDo,zod.null()]).describe('Null for referees, who decide none of it'),
  "waiting": zod.array(WaitingApplications).describe('Competitions to which applications wait; empty for referees'),
  "next_fixtures": zod.array(Fixture).max(getOrganizationDashboardResponseDataNextFixturesMax).describe('The next matchday of each of its competitions; of a referee the next five games'),
  "live": zod.array(Fixture),
  "tables": zod.array(TopOfTable).describe('Of the competitions that are on, each of its latest stage; empty for referees')
})
})


/**
 * @summary Mark this connection of the user as online
 */
export const SetOnlineBodySchema = SetOnlineBody

export const SetOnlineResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "status": PresenceStatus,
  "connection_id": ConnectionId
})
})


/**
 * The user stays online while another connection is online.
 * @summary Mark this connection of the user as offline
 */
export const SetOfflineBodySchema = SetOfflineBody

export const SetOfflineResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "status": PresenceStatus,
  "connection_id": ConnectionId
})
})


/**
 * Online only when the presence record is at most five minutes old.
 * @summary Whether another user is online
 */



export const GetUserStatusParams = zod.object({
  "userId": zod.int().min(1).describe('The user')
})

export const GetUserStatusQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetUserStatusResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "status": PresenceStatus
})
})


/**
 * Only to users related to the sender, depending on the event's type; at most 30 calls a minute. The event's data come from the server's records.
 * @summary Send an event to users
 */
export const SendRealtimeEventBodySchema = SendRealtimeEventBody

export const sendRealtimeEventResponseDataDeliveredMin = 0;



export const SendRealtimeEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "delivered": zod.int().min(sendRealtimeEventResponseDataDeliveredMin)
})
})


/**
 * @summary Join a room of live activity
 */
export const JoinRoomBodySchema = JoinRoomBody

export const JoinRoomResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "room_id": RoomId,
  "members": zod.array(Id)
})
})


/**
 * Succeeds also when the user is not in the room.
 * @summary Leave a room of live activity
 */
export const LeaveRoomBodySchema = LeaveRoomBody

export const LeaveRoomResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * A device is told what its last subscriber is told, until that session ends. Sent again at each start, with what has changed.
 * @summary Send push messages to this device
 */
export const SavePushSubscriptionBodySchema = SavePushSubscriptionBody

export const SavePushSubscriptionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})


/**
 * A device that is not subscribed, or to another user, is answered the same and stays what it is.
 * @summary Send no more push messages to this device
 */
export const deletePushSubscriptionPathDeviceIdMax = 100;



export const DeletePushSubscriptionParams = zod.object({
  "device_id": zod.string().min(1).max(deletePushSubscriptionPathDeviceIdMax).describe('The device')
})

export const DeletePushSubscriptionQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeletePushSubscriptionResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})
