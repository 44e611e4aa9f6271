// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/auth/firebase-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A custom token for the realtime and identity service */
        post: operations["createFirebaseToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user and their profiles */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with phone number and password
         * @description A wrong pair answers 422 with code invalid_credentials; an unverified phone number 403 with code phone_not_verified.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out on this device */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a phone number
         * @description Sends a code to the number. A number that already has an account gets the same answer; its owner signs in with the code.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a phone number with the code sent to it
         * @description Signs in. A code is used once; the device that has used it may send it again while it is valid, since the answer may have been lost. Wrong or expired code 422 with code invalid_code; after five attempts 429 with code too_many_attempts until another code is sent. A signed-in user verifies the new number of their profile in the same way.
         */
        post: operations["verifyPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another code
         * @description 429 with code too_many_attempts and data.resend_in_s before the delay is over. Unknown numbers get the same answer.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code to set a new password
         * @description Unknown numbers get the same answer.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the password
         * @description Other devices are signed out when a password is replaced.
         */
        put: operations["setCredentials"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete or change the user's profile
         * @description A new phone number is sent a code. The answer still has the old number; verifyPhone with the new number and its code replaces it.
         */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the token of a social identity
         * @description Finds or creates the user of this identity. An invalid token is 422 with code invalid_credentials.
         */
        post: operations["socialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the user's account permanently
         * @description 409 with code last_admin for the sole admin of a venue, team or organization. Ends all sessions, frees future bookings.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Entities and profiles refer to it by id. A file that is not jpeg, png or webp, or larger than 8 MB, is 422 on the field file.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sports of the product */
        get: operations["listSports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities of the product */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 18 time slots of a day */
        get: operations["listTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resolve a public slug */
        get: operations["resolveSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of one scope
         * @description The app settings are public, but for secrets, which only a super user in module superuser gets; every other scope needs a signed-in user.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/bulk-upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save several settings at once
         * @description All are saved or none.
         */
        put: operations["bulkUpsertSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save one setting */
        put: operations["updateSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's notifications, newest first
         * @description Those of every profile of the user.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Without ids all of them; ids of other users are ignored.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one notification as read */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find users by name or exact phone number
         * @description Names match from the start of a word. A number finds its account only when it is complete. Finds neither the user nor unfinished accounts.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find venues */
        get: operations["listVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One venue with its courts */
        get: operations["getVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/{venueId}/time-slots/{timeSlotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One time slot on every court of a venue */
        get: operations["getVenueTimeSlot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/{venueId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All slots of one day by court */
        get: operations["getVenueAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/{venueId}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookmark a venue */
        post: operations["addVenueBookmark"];
        /** Remove the bookmark of a venue */
        delete: operations["removeVenueBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of the signed-in user
         * @description Upcoming bookings soonest first, past ones and those without when latest first, by their day and time.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book a court, once or weekly
         * @description All sessions or none. A 409 with code slot_taken or series_conflict carries a BookingPreview as data.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the sessions and the price of a booking */
        post: operations["previewBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a slot for 5 minutes
         * @description Refused with 422 limit_reached when the user may not book any more at the venue. A time is held three times in a row, then it is left to others for 5 minutes (429). Asked for again while it is held, or after it was let go, it is held until the same moment.
         */
        post: operations["createBookingHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/hold/{holdId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Release a held slot */
        delete: operations["deleteBookingHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking with its series */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move one session to another day, slot or court
         * @description Only while the booking can be cancelled.
         */
        patch: operations["moveBooking"];
        trace?: never;
    };
    "/booking/{bookingId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one session */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{bookingId}/end-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a weekly booking from a given session */
        post: operations["endBookingSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{bookingId}/closure-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a venue that closes the court of a booking
         * @description Only while the booking waits for an answer (closure.can_answer). Cancelling is free of charge, whatever the deadline for cancelling. Moving goes to a free time of a court of the same venue and sport, among the proposals or not, for no more than the present price. 409 stale when it is answered or too late, slot_taken with a BookingPreview as data when the time has gone.
         */
        post: operations["answerClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings that others offer to the user
         * @description Open offers only, soonest first; the handover of each booking says from whom and until when.
         */
        get: operations["listHandovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{bookingId}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a booking to another user
         * @description By whoever booked it, while it is confirmed and has not started; also after its cancel deadline. One offer at a time. 409 booking_past, or stale when it is offered already, waits for an answer about a closed court, or is not confirmed; 422 on user_id for oneself or nobody.
         */
        post: operations["offerHandover"];
        /**
         * Take back an offer
         * @description By the giver. 409 stale when it is answered or has expired.
         */
        delete: operations["cancelHandover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{bookingId}/handover/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offered booking
         * @description By the user it is offered to. It becomes theirs with the same time, price and cancel deadline; a session of a weekly booking leaves its series. 422 limit_reached when they have as many bookings at the venue as they may; 409 stale when the offer is open no more.
         */
        post: operations["acceptHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{bookingId}/handover/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offered booking
         * @description By the user it is offered to. 409 stale when the offer is open no more.
         */
        post: operations["declineHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot-watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user waits for
         * @description Soonest first. A watch ends by itself when its time can no longer be booked, or when its user has booked it.
         */
        get: operations["listSlotWatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/{venueId}/slot-watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be told when a taken time is free
         * @description Of one court (court_id), or of any court of a sport (sport_id) at that hour. The same watch again answers the first one. 409 stale when it is free now; 422 too_soon, too_far, limit_reached (ten watches).
         */
        post: operations["createSlotWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slot-watch/{watchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop waiting for a time
         * @description Who has a head start gives it to the next watcher.
         */
        delete: operations["deleteSlotWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find teams
         * @description Private teams are listed with what everybody may see of them; a filter on their level finds them for their own people only.
         */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One team with its members
         * @description Of a private team others see name, crest, sport and city (permissions.view is false).
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookmark a team */
        post: operations["addTeamBookmark"];
        /** Remove the bookmark of a team */
        delete: operations["removeTeamBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games of a team
         * @description 403 for outsiders of a private team.
         */
        get: operations["listTeamFixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has scored for a team, and who was booked
         * @description From the logs of all its tracked games that are on or have a result, without walkovers and disputed results, counted as in getCompetitionStats. 403 for outsiders of a private team.
         */
        get: operations["getTeamStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to join a team
         * @description 409 already_member for members and for those with an open invitation, already_applied while a request is open.
         */
        post: operations["joinTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/membership/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation to a team
         * @description 409 stale without an open invitation. When the offered number is taken by now, the new member has none. An open request to join is accepted too.
         */
        post: operations["acceptTeamMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/membership/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation to a team
         * @description 409 stale without an open invitation.
         */
        post: operations["declineTeamMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{teamId}/membership/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a team
         * @description 409 last_admin for its only admin, stale for who is no active member.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation link offers
         * @description 404 when it is unknown or withdrawn.
         */
        get: operations["getTeamInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitation/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a team by an invitation link
         * @description Once, by whoever has the link. 409 already_member for an active member, stale when the link is used or expired.
         */
        post: operations["acceptTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find communities
         * @description Private communities are listed for their own people and for those they have invited only.
         */
        get: operations["listCommunities"];
        put?: never;
        /**
         * Start a community
         * @description Its creator is the owner. Ten a day (429).
         */
        post: operations["createCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One community
         * @description 404 for a private one that is neither the user's nor has invited them.
         */
        get: operations["getCommunity"];
        put?: never;
        post?: never;
        /**
         * Delete a community
         * @description By its owner, with all posts and memberships. Open requests are withdrawn from those who decide.
         */
        delete: operations["deleteCommunity"];
        options?: never;
        head?: never;
        /**
         * Change a community
         * @description By its owner and admins. Only what is sent changes.
         */
        patch: operations["updateCommunity"];
        trace?: never;
    };
    "/community/{communityId}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a community, or ask to
         * @description An open community, or an open invitation: a member at once. On request: an application, with the answer to its question (422 on answer when it is missing). 403 invite_only without an invitation, banned; 409 already_member, already_applied.
         */
        post: operations["joinCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a community
         * @description 409 owner_stays for its owner, who hands it over first; stale for who is no member.
         */
        post: operations["leaveCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a community over
         * @description By its owner to another member, who is the owner at once; the old one stays as an admin. 409 stale when they are no member.
         */
        post: operations["transferCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/invitation/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation to a community
         * @description 409 stale without an open one.
         */
        post: operations["declineCommunityInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite players, or all members of a team
         * @description By its owner and admins. Members, invited and banned people are left out. 429 after telling people 60 times in an hour.
         */
        post: operations["inviteToCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a community
         * @description Active members for whoever may read; invited and banned people for its owner and admins (403).
         */
        get: operations["listCommunityMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/member/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member, withdraw an invitation, or lift a ban
         * @description By its owner; by admins except of admins. 409 owner_stays for the owner.
         */
        delete: operations["removeCommunityMember"];
        options?: never;
        head?: never;
        /**
         * Make a member an admin, or an admin a member
         * @description By its owner. The owner changes by transfer only (409 owner_stays).
         */
        patch: operations["updateCommunityMember"];
        trace?: never;
    };
    "/community/{communityId}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban somebody
         * @description By its owner; by admins except of admins. Ends the membership, an invitation and an open request; who is banned neither reads nor joins. 409 owner_stays for the owner.
         */
        post: operations["banFromCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who wants to join
         * @description For its owner and admins; decided by POST /application/{applicationId}/decision.
         */
        get: operations["listCommunityRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The feed of a community
         * @description A cursor and no page number, so that new posts neither repeat nor hide others. 403 for who is banned, and for invited people of a private community. Posts that wrote themselves are there for those who may see what they are about.
         */
        get: operations["listCommunityPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the feed of a community follows
         * @description By its owner and admins.
         */
        get: operations["getFeedSources"];
        /**
         * Choose what the feed of a community follows
         * @description By its owner and admins. What happened before it was chosen, or while it was off, is not posted later.
         */
        put: operations["setFeedSources"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post
         * @description By members; announcements by its owner and admins, three a day in a community (429 on text).
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/post/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description By its author, the owner and admins; with its comments, likes and reports. One that wrote itself is not written again.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Edit or pin a post
         * @description Text and pictures by its author; pinning by the owner and admins.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/community/{communityId}/post/{postId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a post */
        post: operations["likePost"];
        /** Take a like back */
        delete: operations["unlikePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/post/{postId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments of a post */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a post
         * @description By members.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/post/{postId}/comment/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description By its author, the owner and admins.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/post/{postId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a post
         * @description By members, once a post (409 already_reported); nobody reports their own (403).
         */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported posts
         * @description For its owner and admins.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/community/{communityId}/report/{reportId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a reported post
         * @description By its owner and admins. Settles every open report of the post; ban removes it, too. 409 stale when it is settled, owner_stays for a ban of the owner; 403 for a ban of an admin by an admin.
         */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find events
         * @description Events the reader may know of: public ones; those of a community for its members; those somebody is invited to or takes part in. Cancelled ones are listed with mine only.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Make an event
         * @description In the name of the user, of a community or a team they help to run (base module), or of their organization (organization module). Its maker is the host. Members of its community are told. 409 booking_in_use. A hundred a day (429); a weekly event counts once.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event
         * @description 404 for who may not know of it.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description By its host and whoever runs its owner. Seats that become free go to the waiting list at once. 409 event_over; booking_in_use; event_full when the capacity is below the heads that are going.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/event/{eventId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an event
         * @description By its host and whoever runs its owner, before its end. Everybody who is invited, going, maybe coming or waiting is told. 409 event_over, cancel_window_closed.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}/rsvp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer going, maybe or not going
         * @description Going takes a seat, or the last place of the waiting list when there are not enough seats for the user and their guests; with join_policy approval and without an invitation it is a request. Leaving gives the seats to the waiting list, strictly by arrival. 409 answer_closed after rsvp_until, event_full when guests are added and no seat is left, event_over; 403 removed. The host may give up their seat and stays the host.
         */
        post: operations["answerEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite players, a team, or a community
         * @description By its host and whoever runs its owner; by everybody who is going, users only, when the event is public and open. An open request is approved by it. Each gets EventInvitationNotification. 429 after telling people 60 times in an hour.
         */
        post: operations["inviteToEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of an event
         * @description Going, maybe and waitlisted for whoever may read the event and is signed in; the others for who manages it (403).
         */
        get: operations["listParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}/participant/{participantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove somebody from an event
         * @description By who manages it. They cannot come back unless they are invited again. 409 host_stays, event_over.
         */
        delete: operations["removeParticipant"];
        options?: never;
        head?: never;
        /**
         * Decide a request; money, check-in, rating, position and side
         * @description By who manages the event. 409 answer_closed for a request after the start, not_started for a check-in before it, not_going for all but a decision about somebody who is not going, or has_paid of somebody who owes.
         */
        patch: operations["updateParticipant"];
        trace?: never;
    };
    "/event/{eventId}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the game of an event
         * @description By who manages the event, once: the same game afterwards. 409 event_over when it was cancelled.
         */
        post: operations["makeEventGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}/teams/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fair sides
         * @description By who manages the event. Begins its game if there is none. Heads are spread as evenly as parties allow, goalkeepers apart, then ratings (3 where none is set, guests 3) as close as can be. 409 event_over, game_over with a result, too_few below two parties.
         */
        post: operations["balanceEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{eventId}/share-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text to share an event with
         * @description Design §18. With sides once there are.
         */
        get: operations["getEventShareText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of the user
         * @description Those they play in, of teams they belong to, those they are an official of, those of events they look after, and those of competitions they run in this module.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game
         * @description 404 for the game of an event the reader may not know of. Line-ups of an event are for the signed-in.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Another time or court for a game of a competition
         * @description For who runs the competition, before it begins. 409 game_begun; schedule_changed names whose rest, which court or official is in the way. Both teams and its followers are told.
         */
        patch: operations["moveGame"];
        trace?: never;
    };
    "/fixture/{gameId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the result
         * @description By who manages the game: of an event, or of a competition whoever runs it. By captains of the sides of an event, and where the score_entry of the competition is captains by captains, managers and admins of the teams. From its start on (without a date once the competition has begun and both teams are known); again until it is official. By whoever manages a disputed one it is official at once. The own side has confirmed with it, the other is asked. The winner of a bracket advances at once. 409 game_not_ready before the start, result_official, next_game_begun where another winner would change a game that has begun (it is named).
         */
        post: operations["enterResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stand by the result
         * @description By a player of a side (of a team: its captain, manager or admin) that has not yet: official once both sides have. By who runs the competition, of a result that somebody else has entered: official at once. 409 result_settled when nothing waits.
         */
        post: operations["confirmResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute the result
         * @description By a player of a side (of a team: its captain, manager or admin) that has not confirmed it, until it is official. Who manages the game is told. 409 result_settled, stage_locked once the stage of a competition is over.
         */
        post: operations["disputeResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/walkover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a game without playing
         * @description By who runs the competition, of a game whose teams are both known and whose result is not official. Official at once; the other side wins with the score of its sport, and advances. Both sides are told. 409 game_not_ready, result_official, next_game_begun.
         */
        post: operations["declareWalkover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a result
         * @description By who runs the competition. The game is played, or entered, again; whoever has advanced leaves the next game. Both sides are told. 409 result_missing without one, stage_locked once its stage is over or where a rule has decided, next_game_begun when a game that follows from it has begun (it is named).
         */
        post: operations["reopenResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/officials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appoint an official
         * @description By who runs the competition for its organization: one of its people, before the game begins. They are asked, and count until they decline; who has declined the same role is replaced. 409 on user_id: already_appointed, official_plays in this game, official_busy with another game at that time (it is named). 409 game_begun, officials_full with six.
         */
        post: operations["appointOfficial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/official/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an official off a game
         * @description By who runs the competition, before the game begins. They are told, unless they had declined. 404 when they are none. 409 game_begun.
         */
        delete: operations["removeOfficial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/officials/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline an appointment
         * @description By an official of the game, until it begins; the last answer stands. Who runs the competition is told. 403 for others. 409 game_begun.
         */
        post: operations["answerAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/lineup/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose who plays for a team
         * @description By the coach, captain, managers and admins of the team, until the game begins; the last choice stands. From then on only these are in the line-up and can be entered in its log; who leaves the team is left out. 403 for others, and of an event. 409 game_begun. 422 for who is no active player of the team or is named twice.
         */
        put: operations["setLineup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/track/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track a game
         * @description By who runs its competition, its officials, captains where they enter scores and nobody is appointed, and who manages the event of a game; by anybody with the code that the screen of the tracker shows. One tracks at a time. 409 tracker_active while somebody else does (they are named), unless take_over: then whoever has not been heard of for 2 minutes is replaced, and the others are asked (the answer still names them). 409 game_not_ready, game_over.
         */
        post: operations["claimTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/track/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track a game no longer
         * @description By its tracker. With hand_over whoever has asked for it tracks it from now on, with false they are told no; without it nobody does. 409 not_tracking for others.
         */
        post: operations["releaseTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/track/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happened in a game
         * @description By its tracker, or by whoever was one and sends what they still have. Entries are merged by period, clock_ms and seq, and one that was sent before is not counted again. All or none: 422 names each entry (events.n) that does not fit, and says why; without them the others fit. None says that the tracker is still there. game-end enters the result. 409 not_tracking, game_over once the result is entered.
         */
        post: operations["sendGameEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixture/{gameId}/track/event/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back an entry
         * @description By its tracker. It stays in the log, counts no more, and the score is counted again. 409 not_tracking, game_over; 409 event_needed when what came later would not fit without it.
         */
        delete: operations["voidGameEvent"];
        options?: never;
        head?: never;
        /**
         * Say who it was
         * @description By its tracker: what was not known when it was entered. It counts as before; 422 when these people do not fit where it stands. 409 not_tracking, game_over.
         */
        patch: operations["completeGameEvent"];
        trace?: never;
    };
    "/fixture/{gameId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a game
         * @description Its start and end are told; its score with live tracking.
         */
        post: operations["followGame"];
        /** Follow a game no longer */
        delete: operations["unfollowGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find competitions
         * @description Drafts are listed for their organizers alone.
         */
        get: operations["listCompetitions"];
        put?: never;
        /**
         * Create a competition
         * @description As a draft. In the module organization for that organization by its owners and managers, in base for oneself. 403 for another owner.
         */
        post: operations["createCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One competition
         * @description 404 for a draft of somebody else.
         */
        get: operations["getCompetition"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description By who runs it. 409 competition_started when it is no draft, or a team has applied.
         */
        delete: operations["deleteCompetition"];
        options?: never;
        head?: never;
        /**
         * Change a competition
         * @description By who runs it. 409 competition_started, competition_over.
         */
        patch: operations["updateCompetition"];
        trace?: never;
    };
    "/competition/{competitionId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another season of a competition
         * @description By who runs it, in the name of the same owner: a draft with its rules, ranking, stages, fee and pictures, as long as before. With with_teams also the teams that were in it to its end, without an application; they are told. No games, results, deductions, bookings or followers.
         */
        post: operations["copyCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/transition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a competition to another phase
         * @description By who runs it. draft and registration both ways (back only while no team has applied), registration and ready both ways while no game has started, ready to ongoing, ongoing to finished; any but finished to cancelled, with a reason, which is told. 409 phase_refused; its errors name what is missing.
         */
        post: operations["transitionCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a competition */
        post: operations["followCompetition"];
        /** Follow a competition no longer */
        delete: operations["unfollowCompetition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The teams of a competition
         * @description Rosters and fees for its organizers and of the own team.
         */
        get: operations["listCompetitionTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a team without an application
         * @description By who runs it, before the first stage is seeded. Its people are told; an open application of the team is accepted by it. 409 competition_full, already_entered, competition_started; 422 on team_id for another sport. It has no roster.
         */
        post: operations["addCompetitionTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/team/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Tick the fee of a team, deduct points, or take it out
         * @description By who runs it. Deductions and ends are told to those who run the team. 409 entry_over when it is out already, competition_over.
         */
        patch: operations["updateCompetitionTeam"];
        trace?: never;
    };
    "/competition/{competitionId}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a place
         * @description By an admin or manager of the team. With auto_accept it has one at once, or a place on the waiting list when there is none. 409 already_applied, registration_closed; 422 on team_id for another sport, on roster outside the limits or with a player of another team of the competition.
         */
        post: operations["applyToCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who asks for a place
         * @description For who runs the competition.
         */
        get: operations["listCompetitionApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games of a competition */
        get: operations["listCompetitionFixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of a competition */
        get: operations["getStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has scored in a competition, and who was booked
         * @description From the logs of its tracked games that are on or have a result, without walkovers and disputed results. Players whose line-up the reader may not see are left out.
         */
        get: operations["getCompetitionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/table-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a table is made of
         * @description All games of one table without pages, and how they are scored: a what-if counts them anew.
         */
        get: operations["listTableGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stages of a competition
         * @description With the games of its brackets.
         */
        get: operations["getPipeline"];
        /**
         * Change the stages
         * @description By who runs it. The whole list, in order: what is not in it is removed. Only stages in draft change; they lead to later ones alone, and every place that goes on is taken once (422 beside the field). 409 stale when somebody has changed the stages since the revision named, stage_refused for a stage that is no draft, competition_over.
         */
        put: operations["savePipeline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/stage/{stageId}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the games of a stage times and courts
         * @description For who runs the competition. Games that have a time keep it. All or nothing: 409 stage_not_ready, earlier_stage_open; court_taken and schedule_changed name the games.
         */
        post: operations["generateFixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/courts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courts it could be played on
         * @description For who runs the competition: the published venues of its city with courts of its sport.
         */
        get: operations["listCompetitionCourts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/matchday/postpone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move all games of a matchday to a later day
         * @description For who runs the competition. Games that have begun or are over stay. All or nothing: 409 nothing_to_postpone, schedule_changed names the games that would break a rest. Teams and followers are told the reason.
         */
        post: operations["postponeMatchday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/stage/{stageId}/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a stage
         * @description By who runs it, once the registration is over. Of the first stage: orders its teams (locked ones keep their place), makes its groups, and it is ready; the competition too, when nothing else is missing. Again it draws anew. 409 stage_refused, registration_open, too_few_teams, games_played, stale, competition_over; 422 on order for teams that are not in it.
         */
        post: operations["seedStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/stage/{stageId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a stage
         * @description By who runs it. Games that are not made yet are made, without times; the first start begins the competition, which is told. 409 stage_refused when it is not ready, seeds_outdated when teams have come or left since the draw, stale, competition_over.
         */
        post: operations["startStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/stage/{stageId}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a stage
         * @description By who runs it, once all its games have a result or are off. Who goes on stands in the later stages, which are ready then; with the last stage the competition is over and has its champion, which is told. 409 games_open, stage_refused, stale, competition_over.
         */
        post: operations["finishStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competition/{competitionId}/stage/{stageId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a stage back
         * @description By who runs it, while none of its games has begun: its draw and its games are gone, and it is a draft again. 409 games_played, stage_refused, stale, competition_over.
         */
        post: operations["resetStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/explore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is on near the reader
         * @description With a city that of the city; else with a position the nearest; else everything, soonest and busiest first.
         */
        get: operations["getExplore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's applications, or those that wait for the user
         * @description Received ones are those of every team, community and competition in which the user decides, in whatever module; sent ones also those of the teams they run.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One application with its history
         * @description For the applicant and those who decide; 404 for others.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{applicationId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description By the applicant; of a competition-entry by who runs the team: while it waits, and once it has a place, which the first of the waiting list gets. 409 stale when it is decided or withdrawn.
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{applicationId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject an application, or put it on the waiting list
         * @description By who runs what is asked for. 409 stale when it is decided or withdrawn, competition_full, competition_started; 422 on decision for waitlisted of another kind.
         */
        post: operations["decideApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find organizations */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One organization */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The venues the user manages */
        get: operations["listManagedVenues"];
        put?: never;
        /**
         * Create a venue
         * @description 409 no_court when is_bookable is true, as a new venue has no court. Ten a day (429).
         */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One venue with all its courts, for its admins */
        get: operations["getManagedVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a venue or its publication status
         * @description 409 no_court when is_bookable becomes true without a court; 422 on status when that transition is not allowed.
         */
        patch: operations["updateVenue"];
        trace?: never;
    };
    "/mod-venue/venue/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Detach an image from a venue */
        delete: operations["deleteVenueImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/courts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All courts of a venue, public or not */
        get: operations["listCourts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/court": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a court to a venue */
        post: operations["createCourt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/court/{courtId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One court of a venue */
        get: operations["getCourt"];
        put?: never;
        post?: never;
        /**
         * Delete a court
         * @description 409 court_in_use while it has upcoming or weekly bookings.
         */
        delete: operations["deleteCourt"];
        options?: never;
        head?: never;
        /** Change a court */
        patch: operations["updateCourt"];
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people who run a venue */
        get: operations["listVenueUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to a venue
         * @description By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the venue already.
         */
        post: operations["addVenueUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user from a venue, or leave it
         * @description 409 last_admin when the venue would be left without an owner.
         */
        delete: operations["removeVenueUser"];
        options?: never;
        head?: never;
        /**
         * Change the role of a user of a venue
         * @description 409 last_admin when the venue would be left without an owner. A second owner may be made; then the first may step down or leave.
         */
        patch: operations["updateVenueUser"];
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courts of a venue over some days
         * @description Lead time and advance window do not apply: a slot is too-soon or too-far for nobody here.
         */
        get: operations["getVenueCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bookings of a venue */
        get: operations["listVenueBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a court for somebody
         * @description For a user (user_id) or a guest (guest_name, perhaps guest_phone). Lead time, advance window and the limits of players do not apply, conflicts do. All sessions or none: a 409 with code slot_taken or series_conflict carries a BookingPreview as data.
         */
        post: operations["createVenueBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/booking/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking of a venue */
        get: operations["getVenueBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a booking, or note something about it
         * @description Moving goes to a free time of any court of the venue, for the price that the venue chooses to keep or take anew, until the booking ends. 409 slot_taken carries a BookingPreview as data; 409 past_booking, stale.
         */
        patch: operations["updateVenueBooking"];
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/booking/{bookingId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a pending booking
         * @description A weekly one is confirmed as a whole. 409 stale when it is no longer pending, slot_taken when its time has been closed meanwhile.
         */
        post: operations["confirmVenueBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/competition/{competitionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the requests of a competition
         * @description Confirms or declines what a competition asks for at the venue, all of it or those named. All or nothing: 409 stale when one of them is no longer pending, slot_taken when the time of one has been closed meanwhile; 422 on reason when a refusal has none.
         */
        post: operations["answerCompetitionBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/booking/{bookingId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline or cancel a booking
         * @description A pending one is declined, weekly as a whole. 409 past_booking once it has ended, stale when it is unbooked.
         */
        post: operations["cancelVenueBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close courts for some time
         * @description What happens to each booking it hits stands in affected; on_conflict is for those that are not named there. With dry_run nothing is written: the answer is what it would hit, with free times near each booking. All or nothing: 409 slot_taken with the same data when a booking is not provided for, or the time it should move to has gone.
         */
        post: operations["createVenueBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/block/{blockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A closed time and what became of the bookings it hit */
        get: operations["getVenueBlock"];
        put?: never;
        post?: never;
        /**
         * Open a closed time again
         * @description Its times are free again, and bookings whose players were asked and have not answered stay as they are; who was moved or cancelled stays so.
         */
        delete: operations["deleteVenueBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-venue/venue/{venueId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a week */
        get: operations["getVenueFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-superuser/venue/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a venue in review
         * @description 409 stale when the venue is not in review any more, or has changed since the revision named. 422 on reason when a rejection has none.
         */
        post: operations["reviewVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-superuser/venue/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a published venue, or restore a disabled one
         * @description 409 stale when the venue has left the status from which this is possible. 422 on reason when it says nothing.
         */
        post: operations["changeVenueStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-superuser/venue/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that was changed and decided about a venue */
        get: operations["getVenueLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a team
         * @description Ten a day (429).
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One team with its members, for its admins */
        get: operations["getManagedTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a team */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/mod-team/team/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Detach an image from a team */
        delete: operations["deleteTeamImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team/{teamId}/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user to a team
         * @description Who has asked to join is a member at once, and the request accepted. 409 already_member for an invited or active member; 422 on jersey_number when it is in use. Counts as looking for people (429); 429 also after telling people 60 times in an hour.
         */
        post: operations["addTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team/{teamId}/member/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a team
         * @description An active member has left; an invitation is withdrawn. 409 last_admin when the team would be left without an admin.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Change the roles or the jersey of a member
         * @description 409 last_admin when the team would be left without an admin; 422 on jersey_number when it is in use.
         */
        patch: operations["updateTeamMember"];
        trace?: never;
    };
    "/mod-team/team/{teamId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of a team, for those who look after them */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team/{teamId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests to join a team */
        get: operations["listTeamApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team/{teamId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an invitation link for a number without an account
         * @description By an admin. 422 on phone_number when the number has an account that can be found (add the person instead), on jersey_number when it is in use. A new link for the same number replaces the old one.
         */
        post: operations["createTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-team/team/{teamId}/invitation/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation link */
        delete: operations["deleteTeamInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-organization/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organization
         * @description Ten a day (429).
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-organization/organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One organization, for its users */
        get: operations["getManagedOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an organization */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/mod-organization/organization/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Detach an image from an organization */
        delete: operations["deleteOrganizationImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-organization/organization/{organizationId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people who run an organization */
        get: operations["listOrganizationUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-organization/organization/{organizationId}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to an organization
         * @description By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the organization already.
         */
        post: operations["addOrganizationUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod-organization/organization/{organizationId}/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user from an organization, or leave it
         * @description 409 last_admin when the organization would be left without an owner.
         */
        delete: operations["removeOrganizationUser"];
        options?: never;
        head?: never;
        /**
         * Change the role of a user of an organization
         * @description 409 last_admin when the organization would be left without an owner. A second owner may be made; then the first may step down or leave.
         */
        patch: operations["updateOrganizationUser"];
        trace?: never;
    };
    "/mod-organization/organization/{organizationId}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs doing in an organization, and its games */
        get: operations["getOrganizationDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark this connection of the user as online */
        post: operations["setOnline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark this connection of the user as offline
         * @description The user stays online while another connection is online.
         */
        post: operations["setOffline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/status/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether another user is online
         * @description Online only when the presence record is at most five minutes old.
         */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/send-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event to users
         * @description Only to users related to the sender, depending on the event's type; at most 30 calls a minute. The event's data come from the server's records.
         */
        post: operations["sendRealtimeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/join-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a room of live activity */
        post: operations["joinRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/leave-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a room of live activity
         * @description Succeeds also when the user is not in the room.
         */
        post: operations["leaveRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send push messages to this device
         * @description A device is told what its last subscriber is told, until that session ends. Sent again at each start, with what has changed.
         */
        post: operations["savePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscription/{device_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Send no more push messages to this device
         * @description A device that is not subscribed, or to another user, is answered the same and stays what it is.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a push carries: texts only, as the data messages of Firebase Cloud Messaging */
        PushMessage: {
            /** @description Of the notification that it tells of */
            id: string;
            /** @description A NotificationType */
            type: string;
            /** @description In the language of the subscription */
            title: string;
            /** @description In the language of the subscription */
            body: string;
            /** @description The address within the app that it leads to */
            url: string;
        };
        /**
         * @description Events that only the server sends, to the users of a venue or an organization and to players about their bookings (decision 020)
         * @enum {string}
         */
        VenueEventType: "VenueStatusChanged" | "VenueRoleChanged" | "VenueRoleLost" | "VenueCalendarChanged" | "BookingChanged" | "SlotAvailable" | "OrganizationRoleChanged" | "OrganizationRoleLost";
        /**
         * @description What others did with a booking of the player, or with one that is offered: data.change of BookingChanged
         * @enum {string}
         */
        BookingChange: "confirmed" | "declined" | "cancelled" | "moved" | "ended" | "asked" | "offered" | "handover-accepted" | "handover-declined" | "handover-withdrawn" | "handover-expired";
        /**
         * @description Events that only the server sends, to the people of a team and to those on their way into it (decision 037)
         * @enum {string}
         */
        TeamEventType: "TeamChanged" | "TeamRoleChanged" | "TeamRoleLost";
        /**
         * @description News of a team: data.change of TeamChanged; without it screens only read again
         * @enum {string}
         */
        TeamChange: "invited" | "requested" | "joined" | "accepted" | "rejected";
        /**
         * @description Events that only the server sends, to the people of a community and to those on their way into it (decision 040)
         * @enum {string}
         */
        CommunityEventType: "CommunityChanged";
        /**
         * @description News of a community: data.change of CommunityChanged; without it screens only read again
         * @enum {string}
         */
        CommunityChange: "invited" | "accepted" | "rejected" | "requested" | "removed" | "role" | "announced" | "commented";
        /**
         * @description Events of the room community-{id}, with the actor in data.activity (id 0: the post wrote itself): of a post, with data.post_id: posted; changed (text, pin, likes); commented; deleted (decision 040); without both: somebody joined, left or got another role (decision 045)
         * @enum {string}
         */
        CommunityRoomEventType: "post-added" | "post-changed" | "post-commented" | "post-deleted" | "members-changed";
        /**
         * @description Events that only the server sends, to the organizers of a competition, to those who run its teams, to those who asked for a place and to its followers
         * @enum {string}
         */
        CompetitionEventType: "CompetitionChanged";
        /**
         * @description News of a competition: data.change of CompetitionChanged; without it screens only read again
         * @enum {string}
         */
        CompetitionChange: "received" | "accepted" | "rejected" | "waitlisted" | "promoted" | "entry" | "opened" | "started" | "finished" | "cancelled";
        /**
         * @description Events that only the server sends, to the people of an event or a game (decisions 041 and 042)
         * @enum {string}
         */
        EventEventType: "EventChanged" | "GameChanged";
        /**
         * @description News of an event: data.change of EventChanged; without it screens only read again
         * @enum {string}
         */
        EventChange: "requested" | "accepted" | "rejected" | "promoted" | "updated" | "cancelled" | "removed";
        /**
         * @description Events of the room competition-{id}: the competition or its teams; a game of it (decision 055)
         * @enum {string}
         */
        CompetitionRoomEventType: "competition-changed" | "game-changed";
        /**
         * @description Events of the room event-{id}, with the actor in data.activity: the event; answers and people; its game (decision 041)
         * @enum {string}
         */
        EventRoomEventType: "event-changed" | "answers-changed" | "game-changed";
        /**
         * @description Events of the room fixture-{id}: sides or result (decision 042); of a tracked game what happened, its clock, and its periods and tracker (decision 063)
         * @enum {string}
         */
        GameRoomEventType: "result-changed" | "fixture-event" | "fixture-clock" | "fixture-status";
        /** @enum {string} */
        ModuleType: "base" | "superuser" | "venue" | "team" | "organization" | "community";
        CreateFirebaseTokenBody: {
            module: components["schemas"]["ModuleType"];
        };
        Message: string | null;
        FieldError: {
            /** @description Dot path of the field, e.g. courts.0.price */
            field: string;
            message: string;
            /** @description Machine-readable reason, e.g. slot_taken */
            code?: string;
        };
        NoErrors: components["schemas"]["FieldError"][];
        /** @description For one sign-in at the identity service */
        CustomToken: string;
        Failure: {
            /** @constant */
            success: false;
            message: components["schemas"]["Message"];
            errors: components["schemas"]["FieldError"][];
            /** @description Usually null; a refused booking carries its preview. */
            data: unknown;
        };
        Id: number;
        /** @enum {string} */
        ProfileStatus: "completed" | "uncompleted";
        Image: {
            id: components["schemas"]["Id"];
            url: string;
            width: number;
            height: number;
        };
        ImageOrNull: components["schemas"]["Image"] | null;
        /** @description One role of the user, bound to one module. */
        Profile: {
            type: components["schemas"]["ModuleType"];
            /** @description The venue, team or organization; the user id for base and superuser */
            entity_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            name: string;
            slug: string | null;
            image: components["schemas"]["ImageOrNull"];
            /** @description Role in the entity, e.g. owner */
            role: string;
            unread_count: number;
        };
        City: {
            id: components["schemas"]["Id"];
            name: string;
            latitude: number;
            longitude: number;
        };
        /** @enum {string} */
        Locale: "en" | "sq";
        /**
         * Format: date-time
         * @description ISO 8601 with offset, 2000 to 2099
         */
        Instant: string;
        LoggedUser: {
            id: components["schemas"]["Id"];
            is_verified: boolean;
            is_super_user: boolean;
            password_set: boolean;
            profile_status: components["schemas"]["ProfileStatus"];
            profiles: components["schemas"]["Profile"][];
            name: string | null;
            image: components["schemas"]["ImageOrNull"];
            birth_year: number | null;
            city: components["schemas"]["City"] | null;
            phone_prefix: string;
            phone_number: string;
            locale: components["schemas"]["Locale"];
            /**
             * @description The setting of this name; null until the user chooses
             * @enum {string|null}
             */
            language: "en" | "sq" | null;
            /**
             * @description The setting of this name; null until the user chooses
             * @enum {string|null}
             */
            theme: "system" | "light" | "dark" | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @description Country prefix, e.g. +355 */
        PhonePrefix: string;
        /** @description International (optional +, 2 to 15 digits) or local (digits and spaces), at least 9 digits. */
        PhoneNumber: string;
        /** @description The random id this device keeps in local storage. */
        DeviceId: string;
        LoginBody: {
            module: components["schemas"]["ModuleType"];
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
            password: string;
            device_id: components["schemas"]["DeviceId"];
        };
        LogoutBody: {
            module: components["schemas"]["ModuleType"];
            device_id: components["schemas"]["DeviceId"];
        };
        RegisterBody: {
            module: components["schemas"]["ModuleType"];
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
            /** @constant */
            terms_accepted: true;
            locale: components["schemas"]["Locale"];
        };
        /** @description Seconds until another code may be requested. */
        ResendDelay: number;
        /** @description Exactly six digits. */
        VerificationCode: string;
        VerifyPhoneBody: {
            module: components["schemas"]["ModuleType"];
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
            code: components["schemas"]["VerificationCode"];
            device_id: components["schemas"]["DeviceId"];
        };
        ResendCodeBody: {
            module: components["schemas"]["ModuleType"];
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
        };
        ForgotPasswordBody: {
            module: components["schemas"]["ModuleType"];
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
        };
        Password: string;
        SetCredentialsBody: {
            module: components["schemas"]["ModuleType"];
            password: components["schemas"]["Password"];
            /** @description The same text, or 422 on this field. */
            password_confirmation: string;
        };
        OneLine: string;
        EntityName: components["schemas"]["OneLine"];
        SaveProfileBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            /** @description Not later than the current year. */
            birth_year: number;
            city_id: components["schemas"]["Id"];
            /** @description An image that this user uploaded; null removes the picture, absent keeps it. */
            image_id?: number | null;
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
        };
        /** @enum {string} */
        SocialProvider: "facebook" | "google" | "github" | "twitter";
        SocialSignInBody: {
            module: components["schemas"]["ModuleType"];
            provider: components["schemas"]["SocialProvider"];
            /** @description The id token of the identity service. */
            id_token: string;
            device_id: components["schemas"]["DeviceId"];
        };
        /** @description The active module is in the query, as on every DELETE. */
        DeleteAccountBody: {
            /** @description Required of a user who has one. */
            password?: string;
            /** @constant */
            confirmation: "DELETE";
        };
        /** @enum {string} */
        ImageKind: "logo" | "cover" | "avatar" | "post";
        UploadImageBody: {
            module: components["schemas"]["ModuleType"];
            /**
             * Format: binary
             * @description jpeg, png or webp, at most 8 MB
             */
            file: string;
            kind: components["schemas"]["ImageKind"];
        };
        /** @enum {string} */
        SportKey: "football" | "basketball" | "volleyball" | "tennis";
        Sport: {
            id: components["schemas"]["Id"];
            key: components["schemas"]["SportKey"];
            name: string;
        };
        /** @description Slot n runs from 05+n:00 to 06+n:00; 13 is 18:00–19:00 */
        TimeSlotId: number;
        /** @description HH:mm, wall time in Europe/Tirane */
        WallTime: string;
        TimeSlot: {
            id: components["schemas"]["TimeSlotId"];
            start: components["schemas"]["WallTime"];
            end: components["schemas"]["WallTime"];
        };
        SlugInPath: string;
        /** @enum {string} */
        SettingScope: "app" | "user" | "venue" | "organization";
        /** @description e.g. language, notify.booking-created, booking.min_lead_minutes */
        SettingKey: string;
        /** @description Null when it is not set, and always for a secret in an answer. */
        SettingValue: string | number | boolean | null;
        Setting: {
            key: components["schemas"]["SettingKey"];
            value: components["schemas"]["SettingValue"];
            is_secret: boolean;
            /** @description Displayed in place of a secret, e.g. ••••1a2b */
            display_value: string | null;
        };
        /** @description At least 9 digits, with spaces; + before an international one */
        SupportPhone: string;
        WebAddress: string;
        BuildNumber: number;
        /** @description Long enough that its last four characters say nothing */
        MapsKey: string;
        /** @description The settings of scope app; null where one is not set. */
        AppSettings: {
            support_phone?: components["schemas"]["SupportPhone"] | null;
            terms_url?: components["schemas"]["WebAddress"] | null;
            privacy_url?: components["schemas"]["WebAddress"] | null;
            /** @description The oldest build of the app that may still be used; an older one tells its user to update */
            min_build?: components["schemas"]["BuildNumber"] | null;
            /** @description Secret: of the server alone, no client reads it */
            maps_key?: components["schemas"]["MapsKey"] | null;
        };
        /**
         * @description A way to rank a table
         * @enum {string}
         */
        RankingPreset: "football-h2h" | "football-gd" | "basketball-fiba" | "volleyball-national" | "volleyball-fivb" | "tennis";
        /** @description Of a game with its breaks, for planning */
        MatchMinutes: number;
        PublicContact: components["schemas"]["OneLine"];
        /** @description Until a result that nobody disputes is official; 0: at once */
        OfficialAfterHours: number;
        /** @description The settings of scope organization; competitions begin with them. */
        OrganizationSettings: {
            /** @description Null: the default of the sport */
            default_ranking_preset?: components["schemas"]["RankingPreset"] | null;
            default_match_minutes?: components["schemas"]["MatchMinutes"];
            /** @description A phone number or an address to write to, on its public page */
            public_contact?: components["schemas"]["PublicContact"] | null;
            result_auto_official_hours?: components["schemas"]["OfficialAfterHours"];
        };
        /** @description Value by key */
        SettingValues: {
            [key: string]: components["schemas"]["SettingValue"];
        };
        BulkUpsertSettingsBody: {
            module: components["schemas"]["ModuleType"];
            settings: components["schemas"]["AppSettings"] | components["schemas"]["OrganizationSettings"] | components["schemas"]["SettingValues"];
            /** @description Default: the scope of each key. */
            scope?: components["schemas"]["SettingScope"];
            /** @description The venue or organization; required with these scopes. */
            scope_id?: components["schemas"]["Id"];
        };
        UpdateSettingBody: {
            module: components["schemas"]["ModuleType"];
            value: components["schemas"]["SettingValue"];
            /** @description Default: the scope of the key. */
            scope?: components["schemas"]["SettingScope"];
            /** @description The venue or organization; required with these scopes. */
            scope_id?: components["schemas"]["Id"];
        };
        /** @default 1 */
        PageNumber: number;
        /** @enum {string} */
        NotificationType: "booking-created" | "booking-moved" | "booking-confirmed" | "booking-declined" | "booking-cancelled" | "booking-expired" | "booking-reminder" | "series-skipped" | "slot-available" | "handover-offered" | "handover-answered" | "closure-choice" | "closure-answered" | "team-invited" | "team-join-requested" | "team-joined" | "community-invited" | "community-join-requested" | "community-accepted" | "post-commented" | "announcement" | "event-created" | "event-invited" | "event-requested" | "event-accepted" | "event-updated" | "event-cancelled" | "event-promoted" | "event-reminder" | "application-received" | "application-decided" | "entry-changed" | "competition-cancelled" | "competition-phase" | "fixture-scheduled" | "fixture-changed" | "fixture-official" | "fixture-started" | "fixture-score" | "fixture-finished" | "result-entered" | "result-disputed" | "venue-in-review" | "venue-approved" | "venue-rejected" | "venue-disabled" | "venue-restored" | "admin-added" | "admin-changed" | "admin-removed";
        /**
         * Format: date
         * @description yyyy-MM-dd, a day in Europe/Tirane. The format is documented (ENT-36), the bound of 2000 to 2099 is ours
         */
        CalendarDate: string;
        /**
         * @description handover-answered: accepted, declined, withdrawn, expired; closure-answered: moved, cancelled, none (nobody answered in time)
         * @enum {string}
         */
        NotificationAnswer: "accepted" | "declined" | "withdrawn" | "expired" | "moved" | "cancelled" | "none";
        /** @description The session a notification is about, so that the app can name it in the reader's language */
        NotificationBooking: {
            court_name: string;
            venue_name: string;
            date: components["schemas"]["CalendarDate"];
            start: components["schemas"]["WallTime"];
            /**
             * @description Why a weekly session was skipped
             * @enum {string}
             */
            reason?: "closed" | "taken";
            /** @description Until when to answer (closure-choice, handover-offered), or to book before everybody else (slot-available) */
            until?: components["schemas"]["Instant"];
            /** @description Of handover-answered and closure-answered */
            answer?: components["schemas"]["NotificationAnswer"];
            /** @description Of handover-offered and handover-answered; true: the whole series from this session on */
            weekly?: boolean;
        };
        /** @description The team a notification is about */
        NotificationTeam: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            /**
             * @description Of team-invited; open: the user may accept or decline
             * @enum {string}
             */
            invitation?: "open" | "accepted" | "declined" | "withdrawn";
            /** @description Of team-join-requested about one request, and of the answers to it */
            application_id?: components["schemas"]["Id"];
        };
        /** @description The community a notification is about */
        NotificationCommunity: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            /**
             * @description Of community-invited; open: the user may accept or decline
             * @enum {string}
             */
            invitation?: "open" | "accepted" | "declined" | "withdrawn";
            /** @description Of community-join-requested about one request, and of the answers to it */
            application_id?: components["schemas"]["Id"];
            /** @description Of post-commented and announcement */
            post_id?: components["schemas"]["Id"];
        };
        Count: number;
        DeductedPoints: number;
        /** @description The competition a notification is about */
        NotificationCompetition: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            /** @description The name of the team it is about; of the phase finished, the champion */
            team?: string;
            /** @description Of application-received about one that still waits, and of the answers to it */
            application_id?: components["schemas"]["Id"];
            /**
             * @description Of application-decided; promoted: from the waiting list
             * @enum {string}
             */
            decision?: "accepted" | "rejected" | "waitlisted" | "promoted";
            /**
             * @description Of entry-changed; walkover and annulled: what a team that has left means for the games of this one, or that a game of it was won without playing; forfeited: it was lost so; reopened: a result of it was taken back
             * @enum {string}
             */
            change?: "added" | "deducted" | "disqualified" | "withdrawn" | "walkover" | "annulled" | "forfeited" | "reopened";
            /**
             * @description Of competition-phase, for followers: teams may apply, it has begun, it is over
             * @enum {string}
             */
            phase?: "registration" | "ongoing" | "finished";
            /** @description Of fixture-scheduled: how many of the team */
            games?: components["schemas"]["Count"];
            /** @description Of fixture-scheduled: the first of them */
            starts_at?: components["schemas"]["Instant"];
            /** @description Of deducted */
            points?: components["schemas"]["DeductedPoints"];
        };
        /** @description The event a notification is about */
        NotificationEvent: {
            id: components["schemas"]["Id"];
            title: string;
            starts_at: components["schemas"]["Instant"];
            /**
             * @description Of event-invited; open: the user may answer; accepted: going or waiting
             * @enum {string}
             */
            invitation?: "open" | "accepted" | "declined" | "withdrawn";
            /** @description Of event-requested about one person whose request still waits */
            participant_id?: components["schemas"]["Id"];
            /**
             * @description Of event-updated; court-lost: the venue declined or took back the court (R37)
             * @enum {string}
             */
            change?: "time" | "place" | "court-lost" | "details";
            /**
             * @description Of event-cancelled
             * @enum {string}
             */
            cause?: "host" | "too-few";
            /** @description Of event-reminder; false: the user has not answered yet */
            answered?: boolean;
        };
        EventRef: {
            id: components["schemas"]["Id"];
            title: string;
        };
        /**
         * @description tracker: keeps the score
         * @enum {string}
         */
        GameOfficialRole: "referee" | "tracker";
        /** @description The game a notification is about */
        NotificationGame: {
            id: components["schemas"]["Id"];
            /** @description Of the game of an event */
            event?: components["schemas"]["EventRef"];
            home: string;
            away: string;
            home_score: number | null;
            away_score: number | null;
            /** @description Of fixture-changed its new time; of fixture-official when it is */
            starts_at?: components["schemas"]["Instant"] | null;
            /**
             * @description Of fixture-changed; court-closing: the venue closes its court, and the game has to be moved until `until`; court-kept: it has opened the court again before that; court-lost: the venue declined or took back its court, and it has no time any more
             * @enum {string}
             */
            change?: "moved" | "postponed" | "court-closing" | "court-kept" | "court-lost";
            /**
             * @description Of fixture-official; asked and removed: to the official; the others: to who runs the competition
             * @enum {string}
             */
            appointment?: "asked" | "accepted" | "declined" | "removed";
            /** @description Of fixture-official */
            role?: components["schemas"]["GameOfficialRole"];
            /** @description Of fixture-changed, when it was postponed or its court was declined or is closed */
            reason?: string;
            /** @description Of court-closing */
            until?: components["schemas"]["Instant"];
            /** @description Of result-entered; true: the user may still confirm or dispute it */
            waits?: boolean;
        };
        NotificationTarget: {
            /** @description The kind of record it is about, e.g. booking */
            entity_type: string;
            entity_id: components["schemas"]["Id"];
            /** @description Path inside the app, with switch_module and switch_entity_id when it needs another profile */
            url: string;
            /** @description Only of notifications about one session */
            booking?: components["schemas"]["NotificationBooking"];
            /** @description Only of notifications about a team */
            team?: components["schemas"]["NotificationTeam"];
            /** @description Only of notifications about a community */
            community?: components["schemas"]["NotificationCommunity"];
            /** @description Only of notifications about a competition */
            competition?: components["schemas"]["NotificationCompetition"];
            /** @description Only of notifications about an event */
            event?: components["schemas"]["NotificationEvent"];
            /** @description Only of notifications about a game */
            game?: components["schemas"]["NotificationGame"];
        };
        UserRef: {
            id: components["schemas"]["Id"];
            name: string;
            image: components["schemas"]["ImageOrNull"];
        };
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            title: string;
            body: string;
            data: components["schemas"]["NotificationTarget"];
            /** @description The acting user, if any */
            actor: components["schemas"]["UserRef"] | null;
            /** @description The kind of profile it is for */
            module: components["schemas"]["ModuleType"];
            /** @description The entity of that profile */
            entity_id: components["schemas"]["Id"];
            /** @description e.g. team-join-requested:team:4 */
            group_key: string | null;
            /** @description Number of grouped notifications */
            count: number;
            read_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
        };
        PageCount: number;
        Pagination: {
            current_page: number;
            last_page: components["schemas"]["PageCount"];
            per_page: number;
            total: components["schemas"]["Count"];
        };
        MarkNotificationsReadBody: {
            module: components["schemas"]["ModuleType"];
            /** @description All notifications when absent; an empty list is refused. */
            ids?: components["schemas"]["Id"][];
        };
        MarkNotificationReadBody: {
            module: components["schemas"]["ModuleType"];
        };
        UserKeywords: string;
        /** @default 10 */
        PageSize: number;
        /**
         * Format: date
         * @description A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too
         */
        RequestDate: string;
        Keywords: string;
        /** @enum {string} */
        PublicationStatus: "draft" | "in-review" | "published" | "disabled";
        /** @enum {string} */
        Facility: "changing-rooms" | "showers" | "free-parking" | "coffee-bar" | "spectator-seating" | "wifi" | "indoor-court";
        /** @description Whole Albanian lek (ALL) */
        Money: number;
        /** @enum {string} */
        VenueSort: "name" | "distance" | "price" | "submitted";
        Latitude: number;
        Longitude: number;
        /**
         * @description Delay of the court's slots in minutes
         * @enum {integer}
         */
        DelayedStart: 0 | 15 | 30 | 45;
        /** @description ISO weekday, 1 is Monday */
        Weekday: number;
        /** @description Replaces the default slots on a weekday or a date. Exactly one of weekday and date is set; no slots means closed. */
        CourtSchedule: {
            id: components["schemas"]["Id"];
            weekday: components["schemas"]["Weekday"] | null;
            date: components["schemas"]["CalendarDate"] | null;
            time_slot_ids: components["schemas"]["TimeSlotId"][];
        };
        /** @description The first rule that matches sets the price of a slot, else the price of the court. */
        PriceRule: {
            id: components["schemas"]["Id"];
            weekdays: components["schemas"]["Weekday"][];
            /** @description First slot of the rule */
            from_slot_id: components["schemas"]["TimeSlotId"];
            /** @description Last slot of the rule, included */
            to_slot_id: components["schemas"]["TimeSlotId"];
            price: components["schemas"]["Money"];
        };
        /** @enum {string} */
        CourtSurface: "artificial-grass" | "grass" | "parquet" | "hard" | "clay" | "rubber";
        Court: {
            id: components["schemas"]["Id"];
            venue_id: components["schemas"]["Id"];
            name: string;
            sport: components["schemas"]["Sport"];
            players_capacity: number;
            facilities: components["schemas"]["Facility"][];
            /** @description Per slot, in ALL */
            price: components["schemas"]["Money"];
            is_public: boolean;
            delayed_start: components["schemas"]["DelayedStart"];
            default_slots: components["schemas"]["TimeSlotId"][];
            schedules: components["schemas"]["CourtSchedule"][];
            price_rules: components["schemas"]["PriceRule"][];
            surface: components["schemas"]["CourtSurface"] | null;
            /** @description Order within the venue */
            position: number;
        };
        /** @enum {string} */
        BookingConfirmation: "manual" | "auto";
        BookingPolicy: {
            booking_confirmation: components["schemas"]["BookingConfirmation"];
            /** @description One of 0, 30, 60, 120, 180, 1440 */
            min_lead_minutes: number;
            /** @description One of 7, 14, 30, 60 */
            max_advance_days: number;
            /** @description One of 0, 2, 6, 12, 24, 48 */
            cancel_cutoff_hours: number;
            /** @description Free cancelling after creation, while the session has not started */
            cancel_grace_minutes: number;
            weekly_allowed: boolean;
            /** @description Active single bookings of one user at this venue */
            max_active_per_user: number;
            /** @description Active weekly bookings of one user at this venue */
            max_series_per_user: number;
        };
        FreeSlot: {
            time_slot_id: components["schemas"]["TimeSlotId"];
            start: components["schemas"]["WallTime"];
        };
        /** @description The next day with a free slot. */
        NextFree: {
            date: components["schemas"]["CalendarDate"];
            slots: components["schemas"]["FreeSlot"][];
        };
        /** @enum {string} */
        VenueReviewDecision: "approved" | "rejected";
        /** @description The last review by a super user; only for users of the venue and super users. */
        VenueReview: {
            /** @description Rises with every change of the venue and its courts; a decision names it */
            revision: number;
            submitted_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["Instant"] | null;
            decision: components["schemas"]["VenueReviewDecision"] | null;
            /** @description The reason given */
            note: string | null;
        };
        /** @enum {string} */
        VenueDisabler: "owner" | "superuser";
        /** @description How a venue was disabled; only for its users and super users. */
        VenueDisabled: {
            at: components["schemas"]["Instant"];
            by: components["schemas"]["VenueDisabler"];
            /** @description Given by a super user */
            reason: string | null;
        };
        /** @description The user's permissions on this record; clients must not re-implement the rules. */
        Permissions: {
            [key: string]: boolean;
        };
        Venue: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            status: components["schemas"]["PublicationStatus"];
            /** @description Logo */
            image: components["schemas"]["ImageOrNull"];
            /** @description Cover photos */
            images: components["schemas"]["Image"][];
            city: components["schemas"]["City"];
            address: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            description: string;
            phone_prefix: string;
            phone_number: string;
            is_bookable: boolean;
            /** @description The sports of its public courts */
            sports: components["schemas"]["Sport"][];
            /** @description The public courts; all of them for users of the venue; may be empty in a list */
            courts: components["schemas"]["Court"][];
            courts_count: number;
            price_from: components["schemas"]["Money"] | null;
            /** @description The facilities of all its courts together */
            facilities: components["schemas"]["Facility"][];
            is_bookmarked: boolean;
            booking_policy: components["schemas"]["BookingPolicy"];
            /** @description Only when lat and lng were given */
            distance_m?: number;
            /** @description Only when a date was given */
            free_slots?: components["schemas"]["FreeSlot"][];
            next_free: components["schemas"]["NextFree"] | null;
            review: components["schemas"]["VenueReview"] | null;
            disabled: components["schemas"]["VenueDisabled"] | null;
            permissions: components["schemas"]["Permissions"];
        };
        /**
         * @description A player sees confirmed, pending, held and blocked as taken.
         * @enum {string}
         */
        SlotState: "available" | "confirmed" | "pending" | "held" | "blocked" | "past" | "too-soon" | "too-far";
        CourtSlot: {
            court_id: components["schemas"]["Id"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            starts_at: components["schemas"]["Instant"];
            ends_at: components["schemas"]["Instant"];
            state: components["schemas"]["SlotState"];
            price: components["schemas"]["Money"];
            /** @description The booking in this slot; only for users of the venue and its player */
            booking_id?: components["schemas"]["Id"];
            /**
             * @description True when the booking in this slot is the user's own; absent otherwise
             * @constant
             */
            is_mine?: true;
            /** @description The watch of the user that waits for this slot; absent otherwise */
            watch_id?: components["schemas"]["Id"];
            /** @description The end of the user's head start on this slot; absent otherwise */
            turn_until?: components["schemas"]["Instant"];
        };
        CourtRef: {
            id: components["schemas"]["Id"];
            name: string;
            sport: components["schemas"]["Sport"];
        };
        CourtAvailability: {
            court: components["schemas"]["CourtRef"];
            slots: components["schemas"]["CourtSlot"][];
        };
        AddVenueBookmarkBody: {
            module: components["schemas"]["ModuleType"];
        };
        /** @enum {string} */
        BookingStatus: "Confirmed" | "Pending" | "Unbooked";
        /** @description Consecutive slots of one booking */
        SlotCount: number;
        BookingVenue: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
            address: string;
            /** @description Prefix and number */
            phone: string;
        };
        /** @enum {string} */
        BookingSource: "user" | "admin" | "competition" | "event";
        CompetitionRef: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
        };
        /** @enum {string} */
        BookingCanceller: "user" | "admin" | "system";
        /**
         * @description asked: waits for the player; moved and cancelled: by the answer or at once by the venue; lapsed: cancelled since nobody answered in time; kept: the court was opened again; ended: cancelled or moved otherwise meanwhile
         * @enum {string}
         */
        ClosureState: "asked" | "moved" | "cancelled" | "lapsed" | "kept" | "ended";
        /** @description A free time that a booking can move to. */
        BookingProposal: {
            court_id: components["schemas"]["Id"];
            court_name: string;
            date: components["schemas"]["CalendarDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            starts_at: components["schemas"]["Instant"];
            ends_at: components["schemas"]["Instant"];
            /** @description What the booking costs there: never more than now */
            price: components["schemas"]["Money"];
        };
        /** @description The court is closed, and the venue asks the player what shall become of the booking. */
        BookingClosure: {
            state: components["schemas"]["ClosureState"];
            /** @description Why the court is closed, in the words of the venue */
            reason: string;
            /** @description Without an answer by then it is cancelled with the reason */
            answer_until: components["schemas"]["Instant"];
            can_answer: boolean;
            /** @description Free times to move to, nearest first, at most six; empty once it is answered */
            proposals: components["schemas"]["BookingProposal"][];
        };
        /** @enum {string} */
        HandoverState: "offered" | "accepted" | "declined" | "withdrawn" | "expired";
        /**
         * @description series: this session and the later ones
         * @enum {string}
         */
        HandoverScope: "session" | "series";
        /** @description An offer of a booking to another user. */
        BookingHandover: {
            state: components["schemas"]["HandoverState"];
            scope: components["schemas"]["HandoverScope"];
            from: components["schemas"]["UserRef"];
            to: components["schemas"]["UserRef"];
            /** @description How many sessions change hands */
            session_count: components["schemas"]["Count"];
            offered_at: components["schemas"]["Instant"];
            /** @description The start of the session it was offered with */
            expires_at: components["schemas"]["Instant"];
            settled_at: components["schemas"]["Instant"] | null;
        };
        /** @description What only the users of the venue see of a booking. */
        BookingDesk: {
            /** @description Of the booker or the guest, with prefix */
            phone: string | null;
            /** @description Paid in cash at the venue */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description When the venue noted that nobody came */
            no_show_at: components["schemas"]["Instant"] | null;
        };
        Booking: {
            id: components["schemas"]["Id"];
            court: components["schemas"]["CourtRef"];
            date: components["schemas"]["CalendarDate"];
            /** @description The first slot */
            time_slot: components["schemas"]["TimeSlot"];
            weekly: boolean;
            status: components["schemas"]["BookingStatus"];
            series_id: components["schemas"]["Id"] | null;
            slot_count: components["schemas"]["SlotCount"];
            starts_at: components["schemas"]["Instant"];
            ends_at: components["schemas"]["Instant"];
            /** @description The total of all its slots */
            price: components["schemas"]["Money"];
            /** @constant */
            currency: "ALL";
            venue: components["schemas"]["BookingVenue"];
            source: components["schemas"]["BookingSource"];
            booked_by: components["schemas"]["UserRef"] | null;
            guest_name: string | null;
            guest_phone: string | null;
            note: string | null;
            event_id: components["schemas"]["Id"] | null;
            /** @description For whose game it is */
            competition: components["schemas"]["CompetitionRef"] | null;
            game_id: components["schemas"]["Id"] | null;
            /** @description Fixed when the booking is made */
            cancel_deadline_at: components["schemas"]["Instant"];
            can_cancel: boolean;
            /** @description The last moment the player may cancel or move it: the deadline, or the end of the grace period, never after its start */
            cancel_until: components["schemas"]["Instant"];
            cancelled_at: components["schemas"]["Instant"] | null;
            /** @description Who ended it: admin before it was confirmed means declined, system means expired */
            cancelled_by: components["schemas"]["BookingCanceller"] | null;
            cancel_reason: string | null;
            confirmed_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            /** @description While its player is asked, or what came of it; for the player and the users of the venue */
            closure: components["schemas"]["BookingClosure"] | null;
            /** @description Its latest offer to somebody else; for giver, receiver and the users of the venue */
            handover: components["schemas"]["BookingHandover"] | null;
            /** @description Only for users of the venue */
            desk?: components["schemas"]["BookingDesk"];
            /** @description For its player: cancel, move, make_event, end_series, answer_closure, hand_over, hand_over_series, cancel_handover; for whom it is offered to: accept_handover, decline_handover */
            permissions: components["schemas"]["Permissions"];
        };
        /** @description A weekly booking as one entry of a list; the booking with its series_id is the first of its sessions there. */
        BookingSeriesGroup: {
            id: components["schemas"]["Id"];
            weekday: components["schemas"]["Weekday"];
            /** @description Its usual start, wherever single sessions were moved */
            start: components["schemas"]["WallTime"];
            /** @description How many of its sessions the query has */
            session_count: components["schemas"]["Count"];
            /** @description The first of those whose player is asked about a closed time, else the first that is offered to somebody; null where nothing waits for an answer */
            open_session: components["schemas"]["Booking"] | null;
        };
        ManyLines: string;
        Note: components["schemas"]["ManyLines"];
        /** @description Another court or slot for one session of a weekly booking, or skipping it. */
        BookingOverride: {
            date: components["schemas"]["RequestDate"];
            court_id?: components["schemas"]["Id"];
            time_slot_id?: components["schemas"]["TimeSlotId"];
            skip?: boolean;
        };
        CreateBookingBody: {
            module: components["schemas"]["ModuleType"];
            court_id: components["schemas"]["Id"];
            date: components["schemas"]["RequestDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            slot_count: components["schemas"]["SlotCount"];
            weekly: boolean;
            /** @description Last day of a weekly booking; open when absent */
            ends_on?: components["schemas"]["RequestDate"];
            /** @description The hold of the first session */
            hold_id?: components["schemas"]["Id"];
            note?: components["schemas"]["Note"];
            overrides?: components["schemas"]["BookingOverride"][];
        };
        /** @enum {string} */
        BookingSeriesStatus: "active" | "ended";
        /** @description The rule of a weekly booking; its sessions are bookings. */
        BookingSeries: {
            id: components["schemas"]["Id"];
            court: components["schemas"]["CourtRef"];
            weekday: components["schemas"]["Weekday"];
            time_slot: components["schemas"]["TimeSlot"];
            slot_count: components["schemas"]["SlotCount"];
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"] | null;
            status: components["schemas"]["BookingSeriesStatus"];
            skipped_dates: components["schemas"]["CalendarDate"][];
            /** @description The day of the next session */
            next_session: components["schemas"]["CalendarDate"] | null;
        };
        PreviewBookingBody: {
            module: components["schemas"]["ModuleType"];
            court_id: components["schemas"]["Id"];
            date: components["schemas"]["RequestDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            slot_count: components["schemas"]["SlotCount"];
            weekly: boolean;
            /** @description Last day of a weekly booking; open when absent */
            ends_on?: components["schemas"]["RequestDate"];
        };
        BookingAlternative: {
            court_id: components["schemas"]["Id"];
            court_name: string;
            time_slot_id: components["schemas"]["TimeSlotId"];
            starts_at: components["schemas"]["Instant"];
            price: components["schemas"]["Money"];
        };
        /** @description One date of a previewed booking. */
        BookingSession: {
            date: components["schemas"]["CalendarDate"];
            starts_at: components["schemas"]["Instant"];
            ends_at: components["schemas"]["Instant"];
            state: components["schemas"]["SlotState"];
            price: components["schemas"]["Money"];
            alternatives: components["schemas"]["BookingAlternative"][];
        };
        /** @description Also the data of a 409 to a booking. */
        BookingPreview: {
            sessions: components["schemas"]["BookingSession"][];
            /** @description The available sessions only */
            total_price: components["schemas"]["Money"];
            venue_id: components["schemas"]["Id"];
        };
        CreateBookingHoldBody: {
            module: components["schemas"]["ModuleType"];
            court_id: components["schemas"]["Id"];
            date: components["schemas"]["RequestDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            slot_count: components["schemas"]["SlotCount"];
            /**
             * @description Held for a weekly booking; each kind has its own limit
             * @default false
             */
            weekly: boolean;
        };
        BookingHold: {
            id: components["schemas"]["Id"];
            court_id: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            slot_count: components["schemas"]["SlotCount"];
            expires_at: components["schemas"]["Instant"];
        };
        MoveBookingBody: {
            module: components["schemas"]["ModuleType"];
            date?: components["schemas"]["RequestDate"];
            time_slot_id?: components["schemas"]["TimeSlotId"];
            court_id?: components["schemas"]["Id"];
        };
        CancelBookingBody: {
            module: components["schemas"]["ModuleType"];
            reason?: components["schemas"]["ManyLines"];
        };
        EndBookingSeriesBody: {
            module: components["schemas"]["ModuleType"];
            /** @description First session to end; this booking when absent */
            from_date?: components["schemas"]["RequestDate"];
        };
        BookingPlaceTo: {
            court_id: components["schemas"]["Id"];
            date: components["schemas"]["RequestDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
        };
        AnswerClosureBody: {
            module: components["schemas"]["ModuleType"];
            /** @enum {string} */
            choice: "move" | "cancel";
            /** @description Of a move */
            to?: components["schemas"]["BookingPlaceTo"];
        };
        OfferHandoverBody: {
            module: components["schemas"]["ModuleType"];
            /** @description The receiver, found by GET /users */
            user_id: components["schemas"]["Id"];
            scope: components["schemas"]["HandoverScope"];
        };
        AnswerHandoverBody: {
            module: components["schemas"]["ModuleType"];
        };
        /**
         * @description waiting: taken, or free for a watcher who came earlier; your-turn: only the user can book it, until turn_until; open: everybody can book it
         * @enum {string}
         */
        SlotWatchState: "waiting" | "your-turn" | "open";
        SlotWatch: {
            id: components["schemas"]["Id"];
            venue: components["schemas"]["BookingVenue"];
            /** @description null: whichever court of the sport is free first */
            court: components["schemas"]["CourtRef"] | null;
            sport: components["schemas"]["Sport"];
            date: components["schemas"]["CalendarDate"];
            time_slot: components["schemas"]["TimeSlot"];
            /** @description Of the court, with its delay; of the earliest when it is any court */
            starts_at: components["schemas"]["Instant"];
            state: components["schemas"]["SlotWatchState"];
            /** @description Place among those who wait for it, 1 is next */
            position: number;
            /** @description The end of the user's head start */
            turn_until: components["schemas"]["Instant"] | null;
            /** @description Courts that the user can book now; empty while it waits */
            free: components["schemas"]["BookingAlternative"][];
            created_at: components["schemas"]["Instant"];
        };
        /** @description Either court_id or sport_id. */
        CreateSlotWatchBody: {
            module: components["schemas"]["ModuleType"];
            date: components["schemas"]["RequestDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            court_id?: components["schemas"]["Id"];
            sport_id?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        TeamLevel: "recreational" | "intermediate" | "competitive" | "professional";
        /** @enum {string} */
        TeamGender: "male" | "female" | "mixed";
        /**
         * @description An empty list of roles is a plain member.
         * @enum {string}
         */
        TeamRole: "admin" | "coach" | "captain" | "manager";
        /** @enum {string} */
        TeamMemberStatus: "invited" | "active" | "declined" | "left";
        TeamMember: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["UserRef"];
            user_id: components["schemas"]["Id"];
            roles: components["schemas"]["TeamRole"][];
            is_player: boolean;
            jersey_number: number | null;
            position: string | null;
            status: components["schemas"]["TeamMemberStatus"];
            joined_at: components["schemas"]["Instant"] | null;
            /** @description At this moment, if they show it; false for guests */
            is_online: boolean;
            /** @description Only in the list of the members for those who look after them */
            profile_status?: components["schemas"]["ProfileStatus"];
            /** @description change: the role admin only with grant_admin; remove: withdraw an invitation, or end the membership. Not of the last admin */
            permissions: components["schemas"]["Permissions"];
        };
        TeamRecord: {
            played: number;
            won: number;
            /** @description null: games of the sport cannot end level */
            drawn: number | null;
            lost: number;
        };
        /** @enum {string} */
        TeamFormResult: "W" | "D" | "L";
        /** @description Outsiders of a private team (permissions.view false) get its names, crest, sport and city; the other facts are empty or null. */
        Team: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
            images: components["schemas"]["Image"][];
            sport: components["schemas"]["Sport"];
            city: components["schemas"]["City"];
            description: string;
            is_public: boolean;
            /** @description null: not shown to outsiders */
            foundation_year: number | null;
            gender: components["schemas"]["TeamGender"] | null;
            average_age: number | null;
            level: components["schemas"]["TeamLevel"] | null;
            /** @description Three or four letters */
            short_name: string;
            /** @description Active members; null: not shown to outsiders */
            members_count: number | null;
            is_bookmarked: boolean;
            my_membership: components["schemas"]["TeamMember"] | null;
            /** @description The user's open request to join */
            my_application_id: components["schemas"]["Id"] | null;
            /** @description null: not shown to outsiders */
            record: components["schemas"]["TeamRecord"] | null;
            /** @description The last five results, newest first */
            form: components["schemas"]["TeamFormResult"][];
            /** @description In whatever module: bookmark, join, answer (an open invitation), leave, view (members and all facts), decide (requests to join); in the module team: edit, manage_members, invite (by link), grant_admin */
            permissions: components["schemas"]["Permissions"];
        };
        AddTeamBookmarkBody: {
            module: components["schemas"]["ModuleType"];
        };
        /** @enum {string} */
        FixtureTime: "upcoming" | "past";
        /** @enum {string} */
        StageType: "round-robin" | "single-elimination" | "double-elimination";
        GroupRef: {
            id: components["schemas"]["Id"];
            /** @description A to H */
            name: string;
        };
        /**
         * @description reset: the second final of a double elimination
         * @enum {string}
         */
        BracketSide: "winners" | "losers" | "final" | "third" | "reset";
        BracketPlace: {
            side: components["schemas"]["BracketSide"];
            /** @description Within its side and round, from the top */
            position: number;
        };
        /** @description The place of a game in its competition */
        FixtureStage: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["StageType"];
            group: components["schemas"]["GroupRef"] | null;
            /** @description The matchday; of an elimination the round of its side of the bracket */
            round: number;
            /** @description How many there are of them */
            rounds: number;
            leg: number;
            /** @description Of an elimination */
            bracket: components["schemas"]["BracketPlace"] | null;
            /** @description Its number in the stage, as labels name it */
            number: number;
        };
        TeamRef: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            /** @description Three or four letters */
            short_name: string;
            image: components["schemas"]["ImageOrNull"];
        };
        /** @description team: seeded; winner, loser: of game_id; rank: of a group of a stage; best-rank: the nth best of those ranked at rank; bye: nobody */
        FixtureSource: {
            /** @enum {string} */
            kind: "team" | "winner" | "loser" | "rank" | "best-rank" | "bye";
            game_id: components["schemas"]["Id"] | null;
            stage_id: components["schemas"]["Id"] | null;
            group_id: components["schemas"]["Id"] | null;
            rank: number | null;
            nth: number | null;
        };
        FixtureSide: {
            /** @description null: not known yet */
            team: components["schemas"]["TeamRef"] | null;
            /** @description The name of the team, or where it comes from in the language of the request, e.g. Winner of game 12 */
            label: string;
            /** @description Where the team comes from; null: of no stage */
            source: components["schemas"]["FixtureSource"] | null;
            /** @description null: no result, or level */
            is_winner: boolean | null;
            forfeited: boolean;
        };
        /** @enum {string} */
        GameStatus: "unscheduled" | "scheduled" | "live" | "break" | "finished" | "postponed" | "cancelled" | "suspended" | "abandoned" | "walkover";
        /**
         * @description provisional: not confirmed by both sides or who manages the game, and its time is not over
         * @enum {string}
         */
        ResultStatus: "none" | "provisional" | "official" | "disputed";
        Points: number;
        PointsPair: {
            home: components["schemas"]["Points"];
            away: components["schemas"]["Points"];
        };
        GameSet: {
            home: components["schemas"]["Points"];
            away: components["schemas"]["Points"];
            /** @description Tennis: of a set that ended 7:6 or 6:7 */
            tiebreak?: components["schemas"]["PointsPair"];
        };
        GameScore: {
            /** @description Goals, points, or sets won; null: no score yet */
            home: number | null;
            away: number | null;
            /** @description May be empty when only the whole is known */
            periods: components["schemas"]["PointsPair"][];
            sets: components["schemas"]["GameSet"][];
            /** @description Of a knockout game that was level, not counted in home and away; null: there was none */
            shootout: components["schemas"]["PointsPair"] | null;
        };
        /** @description Ms of the period that had passed; without a clock, ms since the period began */
        ClockMs: number;
        /** @description The clock shows elapsed_ms, and while it runs what has passed since anchor_at. Mode down shows what is left of period_ms. */
        GameClock: {
            /** @enum {string} */
            mode: "up" | "down";
            running: boolean;
            period_ms: number;
            /** @description Of the periods before this one, as long as the rules have them. Mode up shows the minute of the game: before_ms + elapsed_ms, beyond period_ms as 45+2 */
            before_ms: number;
            elapsed_ms: components["schemas"]["ClockMs"];
            /** @description null: it stands */
            anchor_at: components["schemas"]["Instant"] | null;
        };
        InjuryMinutes: number;
        TextPair: {
            home: string;
            away: string;
        };
        /**
         * @description Of an event: home wears black, away white
         * @enum {string}
         */
        GameSideKey: "home" | "away";
        /** @description How a tracked game stands besides its score: a fold over its log. Period 0 before it begins: a tracker needs the time of the server */
        GameLive: {
            /** @description That is on, or was last; 0: not begun */
            period: number;
            /**
             * @description What the period is, for who does not know the rules; extra: extra time, overtime
             * @enum {string}
             */
            part: "regular" | "extra" | "shootout";
            /** @description null: the sport has none, or none has begun */
            clock: components["schemas"]["GameClock"] | null;
            /** @description Of the injury-time entered last in the period that is on; null: none, or no period is on */
            added_minutes: components["schemas"]["InjuryMinutes"] | null;
            /** @description Points within the set of volleyball, within the game or tie-break of tennis (0, 15, 30, 40, AD) */
            current: components["schemas"]["TextPair"] | null;
            serving: components["schemas"]["GameSideKey"] | null;
            server_now: components["schemas"]["Instant"];
        };
        FixtureVenue: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
        };
        /** @description How far the venue is with the court that a competition has asked for */
        FixtureBooking: {
            /**
             * @description closing: the venue closes the court; the game loses its time unless it is moved until answer_until
             * @enum {string}
             */
            status: "asked" | "confirmed" | "closing";
            /** @description Of closing, as the venue gave it */
            reason: string | null;
            /** @description Of closing */
            answer_until: components["schemas"]["Instant"] | null;
        };
        Fixture: {
            id: components["schemas"]["Id"];
            competition: components["schemas"]["CompetitionRef"] | null;
            /** @description Of a competition */
            stage: components["schemas"]["FixtureStage"] | null;
            starts_at: components["schemas"]["Instant"] | null;
            home: components["schemas"]["FixtureSide"];
            away: components["schemas"]["FixtureSide"];
            status: components["schemas"]["GameStatus"];
            result_status: components["schemas"]["ResultStatus"];
            score: components["schemas"]["GameScore"];
            /** @description Of one that is on and tracked */
            live: components["schemas"]["GameLive"] | null;
            venue: components["schemas"]["FixtureVenue"] | null;
            /** @description Of a game of teams; null: not known */
            court?: components["schemas"]["CourtRef"] | null;
            /** @description In the games of a competition, for who runs it; null: no venue was asked, or the game has begun */
            booking?: components["schemas"]["FixtureBooking"] | null;
            /** @description As of the game itself; only where a list says so: the games of a competition, and those of an organization's home */
            permissions?: components["schemas"]["Permissions"];
        };
        /** @description What a player has scored for a team */
        ScorerRow: {
            user: components["schemas"]["UserRef"];
            team: components["schemas"]["TeamRef"];
            /** @description Goals of football, without own goals and those of a shoot-out; points of basketball */
            points: number;
            /** @description In which they scored */
            games: number;
        };
        /** @description The cards of a player of a team */
        CardRow: {
            user: components["schemas"]["UserRef"];
            team: components["schemas"]["TeamRef"];
            /** @description A second yellow one is among these and the red ones */
            yellows: components["schemas"]["Count"];
            reds: components["schemas"]["Count"];
        };
        Position: components["schemas"]["OneLine"];
        JoinTeamBody: {
            module: components["schemas"]["ModuleType"];
            message?: components["schemas"]["Note"];
            position?: components["schemas"]["Position"];
        };
        /** @enum {string} */
        ApplicationKind: "team-join" | "community-join" | "competition-entry";
        /** @enum {string} */
        ApplicationStatus: "pending" | "accepted" | "rejected" | "waitlisted" | "withdrawn" | "expired";
        /** @description What the applicant wants to join */
        ApplicationTarget: {
            /** @enum {string} */
            type: "team" | "community" | "competition";
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
        };
        RosterPlayer: {
            user: components["schemas"]["UserRef"];
            jersey_number: number | null;
        };
        Application: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApplicationKind"];
            status: components["schemas"]["ApplicationStatus"];
            applicant: components["schemas"]["UserRef"];
            /** @description Of competition-entry: the team that asks for a place */
            team: components["schemas"]["TeamRef"] | null;
            target: components["schemas"]["ApplicationTarget"];
            message: string | null;
            /** @description Of competition-entry */
            roster: components["schemas"]["RosterPlayer"][];
            /** @description Of waitlisted: 1 is next */
            waitlist_position: number | null;
            /** @description Of team-join: where they play, in words */
            position: string | null;
            /** @description Of community-join: what the community asked when the request was sent */
            question: string | null;
            /** @description The answer to the question */
            answer: string | null;
            decision_note: string | null;
            decided_by: components["schemas"]["UserRef"] | null;
            decided_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            /** @description withdraw, decide (accept or reject), waitlist; of a competition-entry also while it is waitlisted, withdraw also of an accepted one */
            permissions: components["schemas"]["Permissions"];
        };
        TeamMembershipBody: {
            module: components["schemas"]["ModuleType"];
        };
        InvitationToken: string;
        TeamInvitationOffer: {
            team: components["schemas"]["TeamRef"];
            inviter: components["schemas"]["UserRef"];
            /** @enum {string} */
            state: "open" | "used" | "expired";
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description A private one exists for its own people and those it has invited only
         * @enum {string}
         */
        CommunityVisibility: "public" | "private";
        /**
         * @description A private community is joined by invitation
         * @enum {string}
         */
        CommunityJoinPolicy: "open" | "request" | "invite";
        /** @enum {string} */
        CommunityRole: "owner" | "admin" | "member";
        Community: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
            description: string;
            sports: components["schemas"]["Sport"][];
            city: components["schemas"]["City"];
            visibility: components["schemas"]["CommunityVisibility"];
            join_policy: components["schemas"]["CommunityJoinPolicy"];
            /** @description Of join_policy request */
            join_question: string | null;
            members_count: components["schemas"]["Count"];
            /** @description Members who are online and show it; 0 for guests */
            online_count: components["schemas"]["Count"];
            /** @description 0 for who does not decide */
            pending_requests_count: components["schemas"]["Count"];
            /** @description Posts with an open report; 0 for who does not decide */
            open_reports_count: components["schemas"]["Count"];
            /** @description null: no member */
            my_role: components["schemas"]["CommunityRole"] | null;
            /** @description The user's open request to join */
            my_application_id: components["schemas"]["Id"] | null;
            /** @description Who has invited the user; joining accepts the invitation */
            my_inviter: components["schemas"]["UserRef"] | null;
            /** @description Whether the user is banned from it */
            is_banned: boolean;
            owner: components["schemas"]["UserRef"];
            /** @description read (feed and people), join (at once), ask (by a request), decline, leave, post, announce, invite, decide (requests and reports), edit, manage_members, transfer, delete */
            permissions: components["schemas"]["Permissions"];
        };
        Description: components["schemas"]["ManyLines"];
        SportIds: components["schemas"]["Id"][];
        JoinQuestion: components["schemas"]["OneLine"];
        CreateCommunityBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image */
            image?: components["schemas"]["Id"] | null;
            description?: components["schemas"]["Description"];
            sport_ids: components["schemas"]["SportIds"];
            city_id: components["schemas"]["Id"];
            visibility: components["schemas"]["CommunityVisibility"];
            /** @description Of a private community invite (422) */
            join_policy: components["schemas"]["CommunityJoinPolicy"];
            /** @description With the policy request only; otherwise dropped */
            join_question?: components["schemas"]["JoinQuestion"] | null;
        };
        Slug: string;
        UpdateCommunityBody: {
            module: components["schemas"]["ModuleType"];
            name?: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image */
            image?: components["schemas"]["Id"] | null;
            description?: components["schemas"]["Description"];
            sport_ids?: components["schemas"]["SportIds"];
            city_id?: components["schemas"]["Id"];
            visibility?: components["schemas"]["CommunityVisibility"];
            /** @description Of a private community invite (422) */
            join_policy?: components["schemas"]["CommunityJoinPolicy"];
            /** @description With the policy request only; otherwise dropped */
            join_question?: components["schemas"]["JoinQuestion"] | null;
            slug?: components["schemas"]["Slug"];
        };
        JoinAnswer: components["schemas"]["ManyLines"];
        JoinCommunityBody: {
            module: components["schemas"]["ModuleType"];
            answer?: components["schemas"]["JoinAnswer"];
        };
        CommunityModuleBody: {
            module: components["schemas"]["ModuleType"];
        };
        TransferCommunityBody: {
            module: components["schemas"]["ModuleType"];
            user_id: components["schemas"]["Id"];
        };
        /** @description One of user_ids and team_id; team_id is a team the user belongs to (422). */
        InviteToCommunityBody: {
            module: components["schemas"]["ModuleType"];
            user_ids?: components["schemas"]["Id"][];
            team_id?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        CommunityMemberStatus: "active" | "invited" | "banned";
        CommunityMember: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["CommunityRole"];
            status: components["schemas"]["CommunityMemberStatus"];
            joined_at: components["schemas"]["Instant"] | null;
            /** @description At this moment, if they show it; false for guests */
            is_online: boolean;
            /** @description change_role, transfer, remove (a member, an invitation or a ban), ban */
            permissions: components["schemas"]["Permissions"];
        };
        UpdateCommunityMemberBody: {
            module: components["schemas"]["ModuleType"];
            /** @enum {string} */
            role: "admin" | "member";
        };
        BanFromCommunityBody: {
            module: components["schemas"]["ModuleType"];
            user_id: components["schemas"]["Id"];
        };
        /**
         * @description The last three write themselves about what the community follows: an official result, a jump in a table, a matchday that is coming (decision 064)
         * @enum {string}
         */
        PostKind: "text" | "announcement" | "result" | "ranks" | "fixtures";
        PostText: components["schemas"]["ManyLines"];
        PostSlot: {
            court_name: string;
            date: components["schemas"]["CalendarDate"];
            start: components["schemas"]["WallTime"];
            end: components["schemas"]["WallTime"];
        };
        /** @description A venue, a team or a free time that the text links to, as everybody may see it */
        PostLink: {
            /** @enum {string} */
            type: "venue" | "team" | "slot";
            /** @description Inside the app, e.g. /venue/arena-rinia */
            path: string;
            /** @description Of the venue or the team */
            name: string;
            image: components["schemas"]["ImageOrNull"];
            city: string;
            /** @description Of a team and of the court */
            sport: components["schemas"]["Sport"] | null;
            slot: components["schemas"]["PostSlot"] | null;
        };
        /** @description A team that one result has moved by three places or more, up or down */
        PostRanks: {
            team: components["schemas"]["TeamRef"];
            competition: components["schemas"]["CompetitionRef"];
            /** @description Of the game that moved it: its matchday and group */
            stage: components["schemas"]["FixtureStage"];
            from: number;
            to: number;
        };
        /** @description A round of a stage */
        PostMatchday: {
            competition: components["schemas"]["CompetitionRef"];
            /** @description Of its first game */
            stage: components["schemas"]["FixtureStage"];
            games_count: components["schemas"]["Count"];
            /** @description Its first game */
            starts_at: components["schemas"]["Instant"];
        };
        Post: {
            id: components["schemas"]["Id"];
            community_id: components["schemas"]["Id"];
            /** @description null: it wrote itself, or the account is gone */
            author: components["schemas"]["UserRef"] | null;
            kind: components["schemas"]["PostKind"];
            /** @description Empty in one that wrote itself */
            text: components["schemas"]["PostText"];
            images: components["schemas"]["Image"][];
            links: components["schemas"]["PostLink"][];
            /** @description Of kind result, as it is now; while result_status is not official the result was taken back */
            game: components["schemas"]["Fixture"] | null;
            /** @description Of kind ranks */
            ranks: components["schemas"]["PostRanks"] | null;
            /** @description Of kind fixtures, as it is now */
            matchday: components["schemas"]["PostMatchday"] | null;
            is_pinned: boolean;
            likes_count: components["schemas"]["Count"];
            liked_by_me: boolean;
            comments_count: components["schemas"]["Count"];
            created_at: components["schemas"]["Instant"];
            edited_at: components["schemas"]["Instant"] | null;
            /** @description like, comment, edit, pin, delete, report */
            permissions: components["schemas"]["Permissions"];
        };
        /** @enum {string} */
        FeedSourceType: "team" | "competition";
        /** @description A public team or a competition that is no draft, whose results, ranks and matchdays become posts */
        FeedSource: {
            type: components["schemas"]["FeedSourceType"];
            /** @description Of the team or the competition */
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
            city: string;
        };
        /** @description What the feed of a community follows; what not everybody may see any more is not among it */
        FeedSources: {
            /** @description Whether new posts write themselves */
            is_on: boolean;
            sources: components["schemas"]["FeedSource"][];
        };
        FeedSourceIds: components["schemas"]["Id"][];
        /** @description Replaces all; together at most ten (422), public teams and competitions that are no drafts. */
        SetFeedSourcesBody: {
            module: components["schemas"]["ModuleType"];
            is_on: boolean;
            team_ids: components["schemas"]["FeedSourceIds"];
            competition_ids: components["schemas"]["FeedSourceIds"];
        };
        /** @description Ids of uploaded images */
        ImageIds: components["schemas"]["Id"][];
        /**
         * @description What people write
         * @enum {string}
         */
        WrittenPostKind: "text" | "announcement";
        /** @description A text, a picture, or both (422 on text). */
        CreatePostBody: {
            module: components["schemas"]["ModuleType"];
            text: components["schemas"]["PostText"];
            images?: components["schemas"]["ImageIds"];
            /** @description text when absent */
            kind?: components["schemas"]["WrittenPostKind"];
        };
        UpdatePostBody: {
            module: components["schemas"]["ModuleType"];
            text?: components["schemas"]["PostText"];
            images?: components["schemas"]["ImageIds"];
            is_pinned?: boolean;
        };
        Comment: {
            id: components["schemas"]["Id"];
            /** @description null: the account is gone */
            author: components["schemas"]["UserRef"] | null;
            text: string;
            created_at: components["schemas"]["Instant"];
            /** @description delete */
            permissions: components["schemas"]["Permissions"];
        };
        CreateCommentBody: {
            module: components["schemas"]["ModuleType"];
            text: components["schemas"]["ManyLines"];
        };
        /** @enum {string} */
        ReportReason: "spam" | "abuse" | "untrue" | "other";
        ReportPostBody: {
            module: components["schemas"]["ModuleType"];
            reason: components["schemas"]["ReportReason"];
            note?: components["schemas"]["Note"];
        };
        Report: {
            id: components["schemas"]["Id"];
            post: components["schemas"]["Post"];
            /** @description null: the account is gone */
            reporter: components["schemas"]["UserRef"] | null;
            reason: components["schemas"]["ReportReason"];
            note: string | null;
            created_at: components["schemas"]["Instant"];
            /** @description keep, remove, ban (the author) */
            permissions: components["schemas"]["Permissions"];
        };
        DecideReportBody: {
            module: components["schemas"]["ModuleType"];
            /** @enum {string} */
            decision: "keep" | "remove" | "ban";
        };
        /**
         * @description base: the user themselves
         * @enum {string}
         */
        EventOwnerType: "base" | "community" | "team" | "organization";
        /** @enum {string} */
        EventKind: "open-game" | "training" | "tryout" | "social";
        /**
         * @description upcoming: not over yet, soonest first; past: over, latest first
         * @enum {string}
         */
        EventTime: "upcoming" | "past";
        /** @description In whose name it takes place */
        EventOwner: {
            type: components["schemas"]["EventOwnerType"];
            /** @description Of the user, community, team or organization */
            id: components["schemas"]["Id"];
            name: string;
            /** @description null: a user */
            slug: string | null;
            image: components["schemas"]["ImageOrNull"];
        };
        CommunityRef: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
        };
        EventVenue: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            address: string;
            latitude: number;
            longitude: number;
        };
        /** @description A booked court */
        EventPlace: {
            /**
             * @description pending: the venue has not answered the booking yet
             * @enum {string}
             */
            state: "pending" | "confirmed";
            /** @description null: the booking is not the reader's */
            booking_id: components["schemas"]["Id"] | null;
            venue: components["schemas"]["EventVenue"];
            court: components["schemas"]["CourtRef"];
        };
        EventAddress: components["schemas"]["OneLine"];
        /** @description A place without a booking */
        EventLocation: {
            name: components["schemas"]["EntityName"];
            address: components["schemas"]["EventAddress"] | null;
            /** @description Both or neither of latitude and longitude */
            latitude: components["schemas"]["Latitude"] | null;
            longitude: components["schemas"]["Longitude"] | null;
        };
        /** @description Seats, guests included */
        EventCapacity: number;
        /** @description Heads, guests included, below which it is cancelled at its check */
        EventMinimum: number;
        /**
         * @description community: for the members of its community; invite-only: for its own people
         * @enum {string}
         */
        EventVisibility: "public" | "community" | "invite-only";
        /**
         * @description approval: the host decides about each who was not invited
         * @enum {string}
         */
        EventJoinPolicy: "open" | "approval";
        /** @enum {string} */
        EventRecurrence: "none" | "weekly";
        /**
         * @description Follows from the time, and from whether it was cancelled
         * @enum {string}
         */
        EventPhase: "scheduled" | "ongoing" | "completed" | "cancelled";
        /** @enum {string} */
        ParticipantRole: "host" | "player";
        /** @enum {string} */
        ParticipantStatus: "invited" | "requested" | "going" | "maybe" | "waitlisted" | "declined" | "removed";
        /** @description People somebody brings along */
        GuestCount: number;
        PlayerRating: number;
        /**
         * @description Football has the first four; basketball guard, forward, center; volleyball setter, hitter, libero; tennis none (R36)
         * @enum {string}
         */
        PlayerPosition: "goalkeeper" | "defender" | "midfielder" | "forward" | "guard" | "center" | "setter" | "hitter" | "libero";
        Participant: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["ParticipantRole"];
            status: components["schemas"]["ParticipantStatus"];
            /** @description Of waitlisted: 1 is next */
            waitlist_position: number | null;
            guests: components["schemas"]["GuestCount"];
            side: components["schemas"]["GameSideKey"] | null;
            /** @description Stays on that side when the sides are balanced */
            is_locked: boolean;
            /** @description Only for who manages the event */
            rating: components["schemas"]["PlayerRating"] | null;
            position: components["schemas"]["PlayerPosition"] | null;
            /** @description What they pay for this event, guests included; for themselves and who manages the event, else null */
            due: components["schemas"]["Money"] | null;
            /** @description What is open from earlier weeks; as due */
            owes: components["schemas"]["Money"] | null;
            /** @description Both due and owes; as due */
            has_paid: boolean | null;
            /** @description false: did not come; null: not checked in */
            attended: boolean | null;
            invited_by: components["schemas"]["UserRef"] | null;
            /** @description approve, decline (a request), remove, update (money, check-in, rating, position, side), pay (has_paid alone, also of somebody who owes and is not going) */
            permissions: components["schemas"]["Permissions"];
        };
        Event: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            kind: components["schemas"]["EventKind"];
            sport: components["schemas"]["Sport"];
            /** @description Of the venue, or chosen for a free place */
            city: components["schemas"]["City"];
            owner: components["schemas"]["EventOwner"];
            /** @description The community it is announced in, which is its owner or chosen; null too for who does not know that community */
            community: components["schemas"]["CommunityRef"] | null;
            /** @description Who made it and looks after it; null: the account is gone */
            host: components["schemas"]["UserRef"] | null;
            image: components["schemas"]["ImageOrNull"];
            /** @description Without place and location the event has no court yet (R37) */
            place: components["schemas"]["EventPlace"] | null;
            /** @description Never beside a place */
            location: components["schemas"]["EventLocation"] | null;
            starts_at: components["schemas"]["Instant"];
            ends_at: components["schemas"]["Instant"];
            capacity: components["schemas"]["EventCapacity"];
            min_participants: components["schemas"]["EventMinimum"] | null;
            /** @description When the minimum is checked; null without one */
            min_check_at: components["schemas"]["Instant"] | null;
            /** @description What all pay together; null: free */
            price_total: components["schemas"]["Money"] | null;
            /** @description price_total divided by the heads that are going, guests included, rounded up to 50 ALL; with nobody going, by the capacity; null: free */
            price_per_person: components["schemas"]["Money"] | null;
            /** @description null: for all levels */
            level: components["schemas"]["TeamLevel"] | null;
            gender: components["schemas"]["TeamGender"];
            visibility: components["schemas"]["EventVisibility"];
            join_policy: components["schemas"]["EventJoinPolicy"];
            /** @description Until when answers are taken; at the latest its start */
            rsvp_until: components["schemas"]["Instant"];
            recurrence: components["schemas"]["EventRecurrence"];
            /** @description Shared by the events of one weekly game; null: it was never weekly */
            series_id: components["schemas"]["Id"] | null;
            phase: components["schemas"]["EventPhase"];
            /** @description In the words of the host, or of the server when too few came */
            cancel_reason: string | null;
            /** @description Heads, guests included */
            going_count: components["schemas"]["Count"];
            /** @description People */
            maybe_count: components["schemas"]["Count"];
            /** @description People */
            waitlist_count: components["schemas"]["Count"];
            /** @description People who wait for approval; 0 for who does not decide */
            requests_count: components["schemas"]["Count"];
            my_participation: components["schemas"]["Participant"] | null;
            game_id: components["schemas"]["Id"] | null;
            /** @description answer (going, maybe or declined), bring_guests, invite, decide (requests), manage (remove, money, check-in, ratings, sides), edit, cancel, make_game */
            permissions: components["schemas"]["Permissions"];
        };
        /**
         * Format: date-time
         * @description An Instant that a request may carry: 2001 to 2098
         */
        RequestInstant: string;
        /** @description For all together, in whole Albanian lek (ALL) */
        EventPrice: number;
        /** @description With booking_id the times, the place and the city are those of the booking; else starts_at, ends_at, location and city_id are needed. */
        CreateEventBody: {
            module: components["schemas"]["ModuleType"];
            owner_type: components["schemas"]["EventOwnerType"];
            /** @description Needed unless owner_type is base */
            owner_id?: components["schemas"]["Id"];
            /** @description A community of the host to announce it in; that of the owner when the owner is one */
            community_id?: components["schemas"]["Id"] | null;
            title: components["schemas"]["EntityName"];
            description?: components["schemas"]["Description"];
            kind: components["schemas"]["EventKind"];
            /** @description That of the court, with booking_id */
            sport_id: components["schemas"]["Id"];
            city_id?: components["schemas"]["Id"];
            /** @description Id of an uploaded image */
            image?: components["schemas"]["Id"] | null;
            /** @description A coming booking of the user without an event (409 booking_in_use) */
            booking_id?: components["schemas"]["Id"] | null;
            location?: components["schemas"]["EventLocation"] | null;
            starts_at?: components["schemas"]["RequestInstant"];
            /** @description Within 12 hours after the start */
            ends_at?: components["schemas"]["RequestInstant"];
            capacity: components["schemas"]["EventCapacity"];
            /** @description At most the capacity */
            min_participants?: components["schemas"]["EventMinimum"] | null;
            /** @description Two hours before the start when absent */
            min_check_at?: components["schemas"]["RequestInstant"] | null;
            /** @description The price of the booking when absent */
            price_total?: components["schemas"]["EventPrice"] | null;
            level?: components["schemas"]["TeamLevel"] | null;
            gender: components["schemas"]["TeamGender"];
            /** @description community needs a community */
            visibility: components["schemas"]["EventVisibility"];
            join_policy: components["schemas"]["EventJoinPolicy"];
            /** @description Its start when absent */
            rsvp_until?: components["schemas"]["RequestInstant"];
            /** @description none when absent */
            recurrence?: components["schemas"]["EventRecurrence"];
            /** @description Whether the host takes a seat; true when absent */
            host_plays?: boolean;
        };
        /** @description Only what is sent changes. The times of a booked court change with the booking only. */
        UpdateEventBody: {
            module: components["schemas"]["ModuleType"];
            title?: components["schemas"]["EntityName"];
            description?: components["schemas"]["Description"];
            kind?: components["schemas"]["EventKind"];
            city_id?: components["schemas"]["Id"];
            /** @description Id of an uploaded image */
            image?: components["schemas"]["Id"] | null;
            /** @description null gives the court up; the booking itself stays */
            booking_id?: components["schemas"]["Id"] | null;
            location?: components["schemas"]["EventLocation"] | null;
            starts_at?: components["schemas"]["RequestInstant"];
            ends_at?: components["schemas"]["RequestInstant"];
            /** @description At least the heads that are going */
            capacity?: components["schemas"]["EventCapacity"];
            min_participants?: components["schemas"]["EventMinimum"] | null;
            min_check_at?: components["schemas"]["RequestInstant"] | null;
            price_total?: components["schemas"]["EventPrice"] | null;
            level?: components["schemas"]["TeamLevel"] | null;
            gender?: components["schemas"]["TeamGender"];
            visibility?: components["schemas"]["EventVisibility"];
            join_policy?: components["schemas"]["EventJoinPolicy"];
            rsvp_until?: components["schemas"]["RequestInstant"];
            /** @description none ends the weekly game after this event */
            recurrence?: components["schemas"]["EventRecurrence"];
            /** @description Tell everybody who is invited, going, maybe coming or waiting; true when absent */
            notify?: boolean;
        };
        Reason: components["schemas"]["ManyLines"];
        /** @enum {string} */
        EventCourtChoice: "keep" | "free";
        CancelEventBody: {
            module: components["schemas"]["ModuleType"];
            reason: components["schemas"]["Reason"];
            /** @description What becomes of the booking; keep when absent. free needs a booking of the caller that can still be cancelled (409 cancel_window_closed) */
            court?: components["schemas"]["EventCourtChoice"];
            /** @description Also makes no next one of a weekly game; false when absent */
            ends_series?: boolean;
        };
        /** @enum {string} */
        EventAnswer: "going" | "maybe" | "declined";
        AnswerEventBody: {
            module: components["schemas"]["ModuleType"];
            status: components["schemas"]["EventAnswer"];
            /** @description With going; 0 when absent */
            guests?: components["schemas"]["GuestCount"];
        };
        /** @description One of user_ids, team_id and community_id (422); the team and the community are the caller's. Who is in the event already is left out; who declined comes back by user_ids only, who was removed by those of somebody who manages it. */
        InviteToEventBody: {
            module: components["schemas"]["ModuleType"];
            user_ids?: components["schemas"]["Id"][];
            team_id?: components["schemas"]["Id"];
            community_id?: components["schemas"]["Id"];
        };
        /** @description In ALL, of everybody who is going or owes from earlier weeks, whatever page is asked for */
        EventMoney: {
            paid: components["schemas"]["Money"];
            open: components["schemas"]["Money"];
        };
        /** @enum {string} */
        ParticipantDecision: "going" | "declined";
        /** @description Only what is sent changes. */
        UpdateParticipantBody: {
            module: components["schemas"]["ModuleType"];
            /** @description Decides a request; an approved one waits when all seats are taken */
            status?: components["schemas"]["ParticipantDecision"];
            has_paid?: boolean;
            /** @description From the start on */
            attended?: boolean | null;
            rating?: components["schemas"]["PlayerRating"] | null;
            /** @description One of the sport */
            position?: components["schemas"]["PlayerPosition"] | null;
            side?: components["schemas"]["GameSideKey"] | null;
            /** @description Needs a side */
            is_locked?: boolean;
        };
        MakeEventGameBody: {
            module: components["schemas"]["ModuleType"];
        };
        /** @enum {string} */
        GameKind: "fixture" | "event";
        LineupEntry: {
            user: components["schemas"]["UserRef"];
            /** @description Who play beside them, of an event */
            guests: components["schemas"]["GuestCount"];
            jersey_number: number | null;
            is_captain: boolean;
            /** @description A PlayerPosition in an event, else as the team says it */
            position: string | null;
            /** @description Of an event */
            participant_id: components["schemas"]["Id"] | null;
            /** @description Or on the bench; null: nobody has chosen yet, or of an event */
            is_starter: boolean | null;
        };
        GameSide: {
            /** @description null: of an event, or not known yet */
            team: components["schemas"]["TeamRef"] | null;
            /** @description The name of the team; of an event Black team or White team in the language of the request */
            label: string;
            /** @description Of a competition: where the team comes from */
            source: components["schemas"]["FixtureSource"] | null;
            /** @description Of a team those who are chosen, until then all its players. Who starts first, then captain first, then by name */
            lineup: components["schemas"]["LineupEntry"][];
            /** @description null: no result, or level */
            is_winner: boolean | null;
            forfeited: boolean;
            /** @description Whether this side stands by the result */
            has_confirmed: boolean;
        };
        GameResult: {
            entered_by: components["schemas"]["UserRef"] | null;
            entered_at: components["schemas"]["Instant"];
            /** @description When it is official if nobody disputes it: 24 hours after it was entered, of a competition after as many as its organization has set */
            official_at: components["schemas"]["Instant"];
            disputed_by: components["schemas"]["UserRef"] | null;
            /** @description For its players and who manages it */
            dispute_reason: string | null;
        };
        /** @description That its last result was taken back, for its players and who manages it */
        GameReopening: {
            by: components["schemas"]["UserRef"] | null;
            at: components["schemas"]["Instant"];
            reason: string;
        };
        GameTracker: {
            /** @description Never named to guests */
            user: components["schemas"]["UserRef"] | null;
            since: components["schemas"]["Instant"];
            /** @description When they were last heard of */
            seen_at: components["schemas"]["Instant"];
            /** @description Heard of within 60 seconds */
            is_online: boolean;
            /** @description Who would like to track in their place, for both */
            asked_by: components["schemas"]["UserRef"] | null;
            /** @description Whoever brings it to claim tracks it: for the tracker, whose screen shows it */
            code: string | null;
        };
        PeriodMinutes: number;
        /** @description 0: none */
        ExtraTimeMinutes: number;
        SetPoints: number;
        /** @description How it is scored. With best_of_sets it is won by sets, else by goals or points in periods. */
        GameRules: {
            periods: number | null;
            /** @description null: played without a clock */
            period_minutes: components["schemas"]["PeriodMinutes"] | null;
            /** @description Of each period of extra time; null: there is none */
            extra_time_minutes: components["schemas"]["ExtraTimeMinutes"] | null;
            best_of_sets: number | null;
            /** @description What a set is played to: points of volleyball, games of tennis */
            set_points: components["schemas"]["SetPoints"] | null;
            /** @description Of volleyball */
            last_set_points: components["schemas"]["SetPoints"] | null;
            /** @description Of tennis */
            tiebreak_at: components["schemas"]["SetPoints"] | null;
            /** @description Of tennis: the deciding set may be a tie-break to 10 */
            super_tiebreak_last: boolean;
            /** @description Whether it may end level; a knockout game may not */
            draw: boolean;
            /** @description Of a knockout game: who wins is decided by a shoot-out when it is level, after extra time */
            shootout: boolean;
        };
        /**
         * @description declined: seen by who runs the competition and by themselves only
         * @enum {string}
         */
        AppointmentStatus: "asked" | "accepted" | "declined";
        /** @description Appointed by who runs the competition */
        GameOfficial: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["GameOfficialRole"];
            status: components["schemas"]["AppointmentStatus"];
        };
        Game: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["GameKind"];
            sport: components["schemas"]["Sport"];
            event: components["schemas"]["EventRef"] | null;
            competition: components["schemas"]["CompetitionRef"] | null;
            /** @description Of a competition */
            stage: components["schemas"]["FixtureStage"] | null;
            home: components["schemas"]["GameSide"];
            away: components["schemas"]["GameSide"];
            status: components["schemas"]["GameStatus"];
            result_status: components["schemas"]["ResultStatus"];
            result: components["schemas"]["GameResult"] | null;
            /** @description Of a walkover that somebody decided */
            walkover_reason: string | null;
            /** @description Until a result is entered again */
            reopened: components["schemas"]["GameReopening"] | null;
            starts_at: components["schemas"]["Instant"] | null;
            /** @description Planned */
            ends_at: components["schemas"]["Instant"] | null;
            venue: components["schemas"]["FixtureVenue"] | null;
            court_name: string | null;
            /** @description Of a game of teams; null: not known */
            court?: components["schemas"]["CourtRef"] | null;
            score: components["schemas"]["GameScore"];
            /** @description Of one that is on and tracked, or whose tracker waits for the start */
            live: components["schemas"]["GameLive"] | null;
            tracker: components["schemas"]["GameTracker"] | null;
            rules: components["schemas"]["GameRules"];
            /** @description Referees first; none of an event */
            officials: components["schemas"]["GameOfficial"][];
            /** @description The side the user plays on or speaks for */
            my_side: components["schemas"]["GameSideKey"] | null;
            followers_count: components["schemas"]["Count"];
            is_followed: boolean;
            /** @description follow, manage_sides, enter_result, confirm_result, dispute_result, settle_result (of a disputed one), walkover, reopen, appoint, answer_appointment, track, set_lineup_home, set_lineup_away */
            permissions: components["schemas"]["Permissions"];
        };
        BalanceEventBody: {
            module: components["schemas"]["ModuleType"];
            /** @description Participants who stay on the side they are on; the locked ones when absent */
            lock_ids?: components["schemas"]["Id"][];
            /** @description Another number, other sides as fair; 0 when absent */
            variant?: number;
        };
        EventShare: {
            /** @description To paste into a chat (design §18); ends with the link */
            text: string;
            /** @description The link alone */
            url: string;
        };
        /**
         * @description live: on now; past: latest first, results that wait for the user before all others
         * @enum {string}
         */
        GameTime: "upcoming" | "live" | "past";
        /**
         * @description All sports: period-start (side: who serves first), period-end, clock-start, clock-stop, game-end, note. clock-start and clock-stop also set the clock, to their clock_ms. The others belong to one sport or two; what each counts is the engine's to say, never the sender's
         * @enum {string}
         */
        GameEventType: "period-start" | "period-end" | "clock-start" | "clock-stop" | "game-end" | "note" | "goal" | "penalty-goal" | "own-goal" | "penalty-missed" | "yellow-card" | "second-yellow" | "red-card" | "substitution" | "corner" | "injury-time" | "shootout-goal" | "shootout-miss" | "free-throw" | "two-points" | "three-points" | "free-throw-missed" | "personal-foul" | "technical-foul" | "timeout" | "point" | "sanction" | "retirement" | "code-violation";
        /** @description Half, quarter or set; extra time goes on counting, the shoot-out is the last */
        PeriodNumber: number;
        /**
         * @description How a point of volleyball or tennis was won
         * @enum {string}
         */
        PointHow: "attack" | "block" | "ace" | "winner" | "double-fault" | "error";
        /** @description In the order of the game: by period, clock_ms and seq */
        GameEvent: {
            /** Format: uuid */
            client_id: string;
            /** @description The order in which the server took them */
            seq: number;
            type: components["schemas"]["GameEventType"];
            side: components["schemas"]["GameSideKey"] | null;
            /** @description null also for those who may not see the line-up */
            player: components["schemas"]["UserRef"] | null;
            related_player: components["schemas"]["UserRef"] | null;
            period: components["schemas"]["PeriodNumber"];
            clock_ms: components["schemas"]["ClockMs"];
            at: components["schemas"]["Instant"];
            how: components["schemas"]["PointHow"] | null;
            minutes: components["schemas"]["InjuryMinutes"] | null;
            note: string | null;
            /** @description null: nobody any more; never named to guests */
            created_by: components["schemas"]["UserRef"] | null;
            /** @description It counts no more, and is shown struck through */
            voided_at: components["schemas"]["Instant"] | null;
            void_reason: string | null;
        };
        /** @description The last five results before it, latest first; empty of a side without a team, and of a private team for others */
        FormBefore: components["schemas"]["TeamFormResult"][];
        /** @description How the teams of a game did before it */
        GameForm: {
            home: components["schemas"]["FormBefore"];
            away: components["schemas"]["FormBefore"];
        };
        MoveGameBody: {
            module: components["schemas"]["ModuleType"];
            starts_at: components["schemas"]["RequestInstant"];
            /** @description null: no court yet */
            court_id: components["schemas"]["Id"] | null;
            /** @description Asks the venue for the court */
            book_court?: boolean;
        };
        /** @description By periods or the whole (home and away), or by sets. Periods add up to home and away when all are given (422 on periods). A knockout game that is level needs a shoot-out (422 on shootout), no other has one. */
        EnterResultBody: {
            module: components["schemas"]["ModuleType"];
            home?: components["schemas"]["Points"];
            away?: components["schemas"]["Points"];
            periods?: components["schemas"]["PointsPair"][];
            /** @description Of volleyball and tennis: each with a winner, and together a winner */
            sets?: components["schemas"]["GameSet"][];
            /** @description With a winner */
            shootout?: components["schemas"]["PointsPair"];
        };
        ConfirmResultBody: {
            module: components["schemas"]["ModuleType"];
        };
        DisputeResultBody: {
            module: components["schemas"]["ModuleType"];
            reason: components["schemas"]["Reason"];
        };
        WalkoverBody: {
            module: components["schemas"]["ModuleType"];
            /** @description Who did not play; with both nobody wins */
            forfeits: components["schemas"]["GameSideKey"][];
            reason: components["schemas"]["Reason"];
        };
        ReopenResultBody: {
            module: components["schemas"]["ModuleType"];
            reason: components["schemas"]["Reason"];
        };
        AppointOfficialBody: {
            module: components["schemas"]["ModuleType"];
            user_id: components["schemas"]["Id"];
            role: components["schemas"]["GameOfficialRole"];
        };
        AnswerAppointmentBody: {
            module: components["schemas"]["ModuleType"];
            accept: boolean;
        };
        LineupChoice: {
            user_id: components["schemas"]["Id"];
            /** @description false: on the bench */
            is_starter: boolean;
        };
        SetLineupBody: {
            module: components["schemas"]["ModuleType"];
            /** @description Each person once */
            players: components["schemas"]["LineupChoice"][];
        };
        ClaimTrackingBody: {
            module: components["schemas"]["ModuleType"];
            take_over?: boolean;
            code?: string;
        };
        ReleaseTrackingBody: {
            module: components["schemas"]["ModuleType"];
            /** @description The answer to who has asked */
            hand_over?: boolean;
        };
        EventNote: components["schemas"]["OneLine"];
        NewGameEvent: {
            /**
             * Format: uuid
             * @description The same event sent twice is one; another body under it is refused (422)
             */
            client_id: string;
            type: components["schemas"]["GameEventType"];
            /** @description Whose goal, card, foul, point … it is; an own goal is its player's side */
            side?: components["schemas"]["GameSideKey"];
            player_id?: components["schemas"]["Id"];
            /** @description Who comes on for player_id */
            related_player_id?: components["schemas"]["Id"];
            period: components["schemas"]["PeriodNumber"];
            clock_ms: components["schemas"]["ClockMs"];
            /** @description When it happened by the clock of the server */
            at: components["schemas"]["RequestInstant"];
            how?: components["schemas"]["PointHow"];
            /** @description Of injury-time */
            minutes?: components["schemas"]["InjuryMinutes"];
            note?: components["schemas"]["EventNote"];
        };
        SendGameEventsBody: {
            module: components["schemas"]["ModuleType"];
            events: components["schemas"]["NewGameEvent"][];
        };
        /** @description Replaces who and how; null: not known */
        CompleteGameEventBody: {
            module: components["schemas"]["ModuleType"];
            player_id: components["schemas"]["Id"] | null;
            related_player_id: components["schemas"]["Id"] | null;
            how: components["schemas"]["PointHow"] | null;
        };
        FollowGameBody: {
            module: components["schemas"]["ModuleType"];
        };
        /**
         * @description draft: known to its organizers alone
         * @enum {string}
         */
        CompetitionPhase: "draft" | "registration" | "ready" | "ongoing" | "finished" | "cancelled";
        /**
         * @description base: the user themselves
         * @enum {string}
         */
        CompetitionOwnerType: "base" | "organization";
        /** @description Who runs it */
        CompetitionOwner: {
            type: components["schemas"]["CompetitionOwnerType"];
            /** @description Of the user or the organization */
            id: components["schemas"]["Id"];
            name: string;
            /** @description null: a user */
            slug: string | null;
            image: components["schemas"]["ImageOrNull"];
        };
        /** @enum {string} */
        CompetitionFormat: "league" | "double-league" | "knockout" | "double-knockout" | "groups-knockout" | "custom";
        TeamPlaces: number;
        RosterSize: number;
        /** @description Of a team, in whole Albanian lek (ALL); 0: free */
        EntryFee: number;
        /**
         * @description Who enters results
         * @enum {string}
         */
        ScoreEntry: "organizer" | "captains";
        Periods: number;
        /** @enum {integer} */
        BestOfSets: 1 | 3 | 5;
        /** @description How its games are played. Football and basketball have periods, volleyball and tennis have sets; what the sport does not have is null. */
        MatchRules: {
            periods: components["schemas"]["Periods"] | null;
            period_minutes: components["schemas"]["PeriodMinutes"] | null;
            extra_time_minutes: components["schemas"]["ExtraTimeMinutes"] | null;
            /** @description Of knockout games of football */
            shootout: boolean;
            best_of_sets: components["schemas"]["BestOfSets"] | null;
            /** @description Points of volleyball, games of tennis */
            set_points: components["schemas"]["SetPoints"] | null;
            /** @description Of volleyball */
            last_set_points: components["schemas"]["SetPoints"] | null;
            /** @description Of tennis */
            tiebreak_at: components["schemas"]["SetPoints"] | null;
            /** @description Of tennis: the last set is a tie-break to 10 */
            super_tiebreak_last: boolean;
            match_minutes: components["schemas"]["MatchMinutes"];
        };
        TablePoints: number;
        /**
         * @description h2h: of the games among those that are tied, once all of them are played
         * @enum {string}
         */
        RankingCriterionKey: "points" | "wins" | "win_pct" | "diff" | "scored" | "set_ratio" | "point_ratio" | "set_pct" | "game_pct" | "fair_play" | "lots" | "h2h_points" | "h2h_wins" | "h2h_win_pct" | "h2h_diff" | "h2h_scored";
        RankingCriterion: {
            key: components["schemas"]["RankingCriterionKey"];
            /** @description Counts only when exactly two are tied. Only such a criterion may stand twice (422 on criteria) */
            only_if_two: boolean;
        };
        RankingRules: {
            /** @description The way of ranking it began with, which says what a walkover counts; null: that of the sport */
            preset: components["schemas"]["RankingPreset"] | null;
            win: components["schemas"]["TablePoints"];
            draw: components["schemas"]["TablePoints"];
            loss: components["schemas"]["TablePoints"];
            /** @description Of volleyball: after five sets */
            win_5set: components["schemas"]["TablePoints"] | null;
            loss_5set: components["schemas"]["TablePoints"] | null;
            forfeit_loss: components["schemas"]["TablePoints"];
            /** @description The first that differs decides; at the end lots decide in any case */
            criteria: components["schemas"]["RankingCriterion"][];
        };
        /**
         * @description registration_over: the close has passed; min_teams: too few teams; stage: the first stage is not seeded; games: not all are played
         * @enum {string}
         */
        CompetitionMissing: "owner" | "registration_over" | "min_teams" | "stage" | "games";
        Competition: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
            images: components["schemas"]["Image"][];
            description: string;
            rules_text: string;
            sport: components["schemas"]["Sport"];
            /** @description null: the account is gone */
            owner: components["schemas"]["CompetitionOwner"] | null;
            city: components["schemas"]["City"];
            gender: components["schemas"]["TeamGender"];
            /** @description null: for all levels */
            level: components["schemas"]["TeamLevel"] | null;
            format: components["schemas"]["CompetitionFormat"];
            min_teams: components["schemas"]["TeamPlaces"];
            max_teams: components["schemas"]["TeamPlaces"];
            roster_min: components["schemas"]["RosterSize"];
            roster_max: components["schemas"]["RosterSize"];
            entry_fee: components["schemas"]["EntryFee"];
            starts_on: components["schemas"]["CalendarDate"];
            ends_on: components["schemas"]["CalendarDate"] | null;
            /** @description null: at once */
            registration_opens_at: components["schemas"]["Instant"] | null;
            /** @description null: when the day it starts on begins */
            registration_closes_at: components["schemas"]["Instant"] | null;
            auto_accept: boolean;
            score_entry: components["schemas"]["ScoreEntry"];
            game_rules: components["schemas"]["MatchRules"];
            ranking: components["schemas"]["RankingRules"];
            /** @description draft in the phase draft, else published */
            status: components["schemas"]["PublicationStatus"];
            phase: components["schemas"]["CompetitionPhase"];
            cancel_reason: string | null;
            /** @description Teams that hold a place */
            teams_count: components["schemas"]["Count"];
            /** @description Applications that wait for a decision; null for who does not decide */
            waiting_count: number | null;
            followers_count: components["schemas"]["Count"];
            is_followed: boolean;
            current_stage_id: components["schemas"]["Id"] | null;
            /** @description When the game begins that is next, or has begun and has no result yet */
            next_game_at: components["schemas"]["Instant"] | null;
            champion: components["schemas"]["TeamRef"] | null;
            /** @description A team of the reader that takes part */
            my_team: components["schemas"]["TeamRef"] | null;
            /** @description What the next phase still needs; empty for who does not run it */
            missing: components["schemas"]["CompetitionMissing"][];
            /** @description follow, edit, delete (a draft), open (registration), reopen (as a draft), copy, cancel, manage_teams, read_applications, apply */
            permissions: components["schemas"]["Permissions"];
        };
        /** @description Where a team stands in the latest table of a competition */
        RankOfTeam: {
            competition_id: components["schemas"]["Id"];
            rank: number;
            /** @description Teams of the table */
            teams_count: components["schemas"]["Count"];
            /** @description null: the table is of the whole stage */
            group: components["schemas"]["GroupRef"] | null;
        };
        CompetitionText: components["schemas"]["ManyLines"];
        RegistrationInstant: components["schemas"]["RequestInstant"] | null;
        /** @description min_teams is at most max_teams, roster_min at most roster_max, ends_on not before starts_on; registration opens before it closes and closes before the day of the start is over. What is absent of game_rules and ranking comes from the settings of the organization, else from the sport. */
        CreateCompetitionBody: {
            module: components["schemas"]["ModuleType"];
            owner_type: components["schemas"]["CompetitionOwnerType"];
            /** @description Needed unless owner_type is base */
            owner_id?: components["schemas"]["Id"];
            name: components["schemas"]["EntityName"];
            description?: components["schemas"]["Description"];
            rules_text?: components["schemas"]["CompetitionText"];
            /** @description Id of an uploaded image */
            image?: components["schemas"]["Id"] | null;
            images?: components["schemas"]["ImageIds"];
            sport_id: components["schemas"]["Id"];
            city_id: components["schemas"]["Id"];
            gender: components["schemas"]["TeamGender"];
            level?: components["schemas"]["TeamLevel"] | null;
            format: components["schemas"]["CompetitionFormat"];
            min_teams: components["schemas"]["TeamPlaces"];
            max_teams: components["schemas"]["TeamPlaces"];
            roster_min: components["schemas"]["RosterSize"];
            roster_max: components["schemas"]["RosterSize"];
            /** @description 0 when absent */
            entry_fee?: components["schemas"]["EntryFee"];
            /** @description Today or later */
            starts_on: components["schemas"]["RequestDate"];
            ends_on?: components["schemas"]["RequestDate"] | null;
            registration_opens_at?: components["schemas"]["RegistrationInstant"];
            registration_closes_at?: components["schemas"]["RegistrationInstant"];
            /** @description false when absent */
            auto_accept?: boolean;
            /** @description organizer when absent */
            score_entry?: components["schemas"]["ScoreEntry"];
            game_rules?: components["schemas"]["MatchRules"];
            ranking?: components["schemas"]["RankingRules"];
        };
        /** @description Only what is sent changes; the rules of CreateCompetitionBody hold for the whole. Once teams have a place the sport stays, and max_teams is not below their number (422). Sport and format stay from the phase ready on, min_teams, max_teams and registration too (409 competition_started). */
        UpdateCompetitionBody: {
            module: components["schemas"]["ModuleType"];
            /** @description Hands it over to an organization that the user is an owner or manager of */
            owner_id?: components["schemas"]["Id"];
            name?: components["schemas"]["EntityName"];
            slug?: components["schemas"]["Slug"];
            description?: components["schemas"]["Description"];
            rules_text?: components["schemas"]["CompetitionText"];
            image?: components["schemas"]["Id"] | null;
            images?: components["schemas"]["ImageIds"];
            sport_id?: components["schemas"]["Id"];
            city_id?: components["schemas"]["Id"];
            gender?: components["schemas"]["TeamGender"];
            level?: components["schemas"]["TeamLevel"] | null;
            format?: components["schemas"]["CompetitionFormat"];
            min_teams?: components["schemas"]["TeamPlaces"];
            max_teams?: components["schemas"]["TeamPlaces"];
            roster_min?: components["schemas"]["RosterSize"];
            roster_max?: components["schemas"]["RosterSize"];
            entry_fee?: components["schemas"]["EntryFee"];
            starts_on?: components["schemas"]["RequestDate"];
            ends_on?: components["schemas"]["RequestDate"] | null;
            registration_opens_at?: components["schemas"]["RegistrationInstant"];
            registration_closes_at?: components["schemas"]["RegistrationInstant"];
            auto_accept?: boolean;
            score_entry?: components["schemas"]["ScoreEntry"];
            game_rules?: components["schemas"]["MatchRules"];
            ranking?: components["schemas"]["RankingRules"];
        };
        CopyCompetitionBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            /** @description Today or later */
            starts_on: components["schemas"]["RequestDate"];
            with_teams: boolean;
        };
        TransitionCompetitionBody: {
            module: components["schemas"]["ModuleType"];
            to: components["schemas"]["CompetitionPhase"];
            /** @description Needed with cancelled */
            reason?: components["schemas"]["Reason"];
        };
        FollowCompetitionBody: {
            module: components["schemas"]["ModuleType"];
        };
        /** @enum {string} */
        EntryStatus: "active" | "withdrawn" | "disqualified";
        /** @description Points taken from a team */
        Deduction: {
            points: components["schemas"]["DeductedPoints"];
            reason: string;
        };
        CompetitionTeam: {
            team: components["schemas"]["TeamRef"];
            /** @description For its organizers and the team; null too when it was added without one */
            application_id: components["schemas"]["Id"] | null;
            seed: number | null;
            seed_locked: boolean;
            status: components["schemas"]["EntryStatus"];
            deductions: components["schemas"]["Deduction"][];
            roster_count: components["schemas"]["Count"];
            /** @description For its organizers and the team, else null */
            roster: components["schemas"]["RosterPlayer"][] | null;
            /** @description As roster */
            fee_paid: boolean | null;
            /** @description Whether the reader belongs to the team */
            is_mine: boolean;
            /** @description update (fee, deduction), disqualify, withdraw */
            permissions: components["schemas"]["Permissions"];
        };
        AddCompetitionTeamBody: {
            module: components["schemas"]["ModuleType"];
            team_id: components["schemas"]["Id"];
        };
        NewDeduction: {
            points: components["schemas"]["DeductedPoints"];
            reason: components["schemas"]["Reason"];
        };
        /** @description One or more of them. */
        UpdateCompetitionTeamBody: {
            module: components["schemas"]["ModuleType"];
            fee_paid?: boolean;
            deduction?: components["schemas"]["NewDeduction"];
            /**
             * @description For good. Before the first game a withdrawn team loses its place
             * @enum {string}
             */
            status?: "withdrawn" | "disqualified";
            /** @description Needed with status */
            reason?: components["schemas"]["Reason"];
        };
        /** @description Players of the team, as many as the competition allows, none of whom plays for another team of it; all its players when absent */
        RosterUserIds: components["schemas"]["Id"][];
        ApplyToCompetitionBody: {
            module: components["schemas"]["ModuleType"];
            team_id: components["schemas"]["Id"];
            message?: components["schemas"]["Note"];
            roster?: components["schemas"]["RosterUserIds"];
        };
        /**
         * @description Games without a time are last
         * @enum {string}
         */
        FixtureOrder: "starts_at" | "-starts_at";
        /** @enum {string} */
        StandingColumn: "played" | "won" | "drawn" | "lost" | "for_against" | "diff" | "sets" | "point_ratio" | "win_pct" | "games" | "points" | "form";
        /** @description A game that is on and counts in the table as it stands: of football, and of basketball while somebody leads (decision 067) */
        StandingLive: {
            game_id: components["schemas"]["Id"];
            score_for: components["schemas"]["Count"];
            score_against: components["schemas"]["Count"];
        };
        /** @description A criterion that did not tell apart teams that were level */
        TriedCriterion: {
            criterion: components["schemas"]["RankingCriterionKey"];
            /**
             * @description They are level; it cannot be asked before more games are played; it is for two teams alone
             * @enum {string}
             */
            outcome: "level" | "not-yet" | "for-two";
        };
        /** @description A criterion that told apart teams that were level */
        TieBreak: {
            criterion: components["schemas"]["RankingCriterionKey"];
            /** @description What was asked of these teams before, in order */
            tried: components["schemas"]["TriedCriterion"][];
            /** @enum {string} */
            scope: "overall" | "head-to-head";
            /** @description All that were level, without the team of the row */
            with: components["schemas"]["TeamRef"][];
            /** @description By the id of each of them and of the team of the row; null: a ratio with nothing lost */
            values: {
                [key: string]: number | null;
            };
        };
        StandingRow: {
            /** @description Shared by teams that nothing has told apart yet */
            rank: number;
            /** @description Places gained with the last matchday, lost ones below 0 */
            rank_change: number;
            team: components["schemas"]["TeamRef"];
            status: components["schemas"]["EntryStatus"];
            played: components["schemas"]["Count"];
            won: components["schemas"]["Count"];
            drawn: components["schemas"]["Count"];
            lost: components["schemas"]["Count"];
            points: number;
            /** @description Goals or points; games of tennis */
            for: components["schemas"]["Count"];
            against: components["schemas"]["Count"];
            diff: number;
            sets_won: components["schemas"]["Count"];
            sets_lost: components["schemas"]["Count"];
            win_pct: number;
            /** @description null: nothing lost */
            point_ratio: number | null;
            /** @description The last five, latest last */
            form: components["schemas"]["TeamFormResult"][];
            /** @description null: it plays no game now that counts as it stands */
            live: components["schemas"]["StandingLive"] | null;
            deductions: components["schemas"]["Deduction"][];
            /** @description From the widest tie the team was in to the narrowest; empty when the first criterion says its place */
            tie_breaks: components["schemas"]["TieBreak"][];
            /** @description Of a shared rank: what was asked of those who share it, in order; otherwise empty */
            tried_since: components["schemas"]["TriedCriterion"][];
        };
        /** @description What the places from and to stand for */
        StandingZone: {
            from: number;
            to: number;
            /**
             * @description may-advance: as one of the best of their rank
             * @enum {string}
             */
            kind: "advances" | "may-advance";
        };
        StandingTable: {
            stage_id: components["schemas"]["Id"];
            stage_name: string;
            /** @description null: the stage has one table */
            group: components["schemas"]["GroupRef"] | null;
            /** @description As the engine needs it for a what-if */
            legs: number;
            columns: components["schemas"]["StandingColumn"][];
            /** @description A result in it is not official yet; of games that are on the rows tell */
            provisional: boolean;
            /** @description All its games are played */
            complete: boolean;
            rows: components["schemas"]["StandingRow"][];
            zones: components["schemas"]["StandingZone"][];
        };
        TableCard: {
            side: components["schemas"]["GameSideKey"];
            /** @description Which of the players of this game with a card, not who they are; null: not known */
            player: number | null;
            /** @enum {string} */
            kind: "yellow-card" | "second-yellow" | "red-card";
        };
        /** @description A game of a table, as the engine counts it */
        TableGame: {
            id: components["schemas"]["Id"];
            /** @description The matchday */
            round: number;
            starts_at: components["schemas"]["Instant"] | null;
            home_team_id: components["schemas"]["Id"];
            away_team_id: components["schemas"]["Id"];
            status: components["schemas"]["GameStatus"];
            result_status: components["schemas"]["ResultStatus"];
            /** @description Goals, points or sets */
            home_score: number | null;
            away_score: number | null;
            /** @description Points of volleyball, games of tennis */
            sets: components["schemas"]["PointsPair"][];
            /** @description Of a walkover: who did not play */
            forfeits: components["schemas"]["GameSideKey"][];
            /** @description Of a tracked game, for fair play */
            cards: components["schemas"]["TableCard"][];
        };
        /** @enum {string} */
        StageStatus: "draft" | "ready" | "active" | "finished";
        /** @description The best count of those who are ranked at rank in their group */
        BestOfRank: {
            rank: number;
            count: number;
        };
        StageSettings: {
            legs: number;
            groups: number;
            /** @description Of an elimination: so many of it; null: nobody goes on */
            advance_per_group: number | null;
            best_of_rank: components["schemas"]["BestOfRank"] | null;
            third_place: boolean;
            /**
             * @description Of double-elimination; reset: a second final when the loser of the first had not lost before
             * @enum {string}
             */
            grand_final: "single" | "reset";
        };
        StageGroup: {
            id: components["schemas"]["Id"];
            name: string;
            teams: components["schemas"]["TeamRef"][];
        };
        Stage: {
            id: components["schemas"]["Id"];
            order: number;
            name: string;
            type: components["schemas"]["StageType"];
            status: components["schemas"]["StageStatus"];
            settings: components["schemas"]["StageSettings"];
            /** @description The stage whose best go on to it; null: the teams of the competition */
            from_stage_id: components["schemas"]["Id"] | null;
            /** @description The seed of a draw by lot, which draws the same again */
            random_seed: number | null;
            /** @description Where its teams come from, by seed; empty: from the teams of the competition */
            inputs: components["schemas"]["FixtureSource"][];
            groups: components["schemas"]["StageGroup"][];
            /** @description How many enter it, as the competition is now */
            teams_count: components["schemas"]["Count"];
            games_total: components["schemas"]["Count"];
            games_finished: components["schemas"]["Count"];
            /** @description All games of an elimination, by side, round and position; else empty */
            bracket: components["schemas"]["Fixture"][];
            /** @description edit, seed, start, finish, reset */
            permissions: components["schemas"]["Permissions"];
        };
        /** @description Rises with every change of the stages; a change names the one that it is based on */
        PipelineRevision: number;
        Pipeline: {
            stages: components["schemas"]["Stage"][];
            revision: components["schemas"]["PipelineRevision"];
            /** @description Who has won the competition, or wins it once the stage that can be finished and ends it is finished; null: not known yet, or nobody */
            champion: components["schemas"]["TeamRef"] | null;
            /** @description edit: change the stages; close: end the registration; reopen: take the draw back for it */
            permissions: components["schemas"]["Permissions"];
        };
        StageName: components["schemas"]["OneLine"];
        StageInput: {
            /** @description null: a new one */
            id: components["schemas"]["Id"] | null;
            name: components["schemas"]["StageName"];
            type: components["schemas"]["StageType"];
            settings: components["schemas"]["StageSettings"];
            /** @description The place in the list, from 1, of the stage whose best go on to it; null: the teams of the competition, of the first one alone */
            from: number | null;
        };
        SavePipelineBody: {
            module: components["schemas"]["ModuleType"];
            revision: components["schemas"]["PipelineRevision"];
            stages: components["schemas"]["StageInput"][];
        };
        KickOff: {
            weekday: components["schemas"]["Weekday"];
            /** @description HH:mm, wall time in Europe/Tirane */
            time: string;
        };
        /** @description The time and court of one game of the stage */
        PlannedTime: {
            /** @description Its number in the stage */
            number: number;
            starts_at: components["schemas"]["RequestInstant"];
            /** @description null: no court yet */
            court_id: components["schemas"]["Id"] | null;
        };
        GenerateBody: {
            module: components["schemas"]["ModuleType"];
            /** @description The first day of the first matchday */
            start_date: components["schemas"]["RequestDate"];
            /** @description From the first day of a matchday to that of the next */
            matchday_interval_days: number;
            /** @description How many days a matchday may take; 7 when absent */
            matchday_days?: number;
            kickoffs: components["schemas"]["KickOff"][];
            /** @description Without any, games have no court yet */
            venue_ids?: components["schemas"]["Id"][];
            /** @description Of these venues; all of their sport when absent */
            court_ids?: components["schemas"]["Id"][];
            /** @description Between two games of a team, and between a game and one that waits for it */
            min_rest_minutes: number;
            /** @description Asks the venues for the courts */
            book_courts: boolean;
            /** @description Only shows what would be, and writes nothing */
            dry_run: boolean;
            /** @description Times that were shown. To create, exactly these are taken, or none (409 court_taken, schedule_changed). In a dry run those that are still free stay, and only the others are looked for anew */
            plan?: components["schemas"]["PlannedTime"][];
        };
        ScheduleCourt: {
            id: components["schemas"]["Id"];
            name: string;
            venue: components["schemas"]["FixtureVenue"];
        };
        PlannedGame: {
            number: number;
            stage: components["schemas"]["FixtureStage"];
            matchday: number;
            /** @description The team, or where it comes from */
            home: string;
            away: string;
            starts_at: components["schemas"]["Instant"];
            /** @description null: no court yet */
            court: components["schemas"]["ScheduleCourt"] | null;
            /** @description Of its court */
            price: components["schemas"]["Money"] | null;
            /** @description The time of the given plan is not free any more; this is the next one */
            lost: boolean;
        };
        /**
         * @description kick-off: its matchday has none; order: it would not stand between the games before and after it; rest: of team; official: taken; court: all are taken
         * @enum {string}
         */
        UnplacedReason: "kick-off" | "order" | "rest" | "official" | "court";
        UnplacedGame: {
            number: number;
            stage: components["schemas"]["FixtureStage"];
            matchday: number;
            home: string;
            away: string;
            reason: components["schemas"]["UnplacedReason"];
            /** @description Of rest the team, of official the person */
            who: string | null;
        };
        /** @description What the unplaced games of a matchday lack */
        ScheduleGap: {
            matchday: number;
            first_day: components["schemas"]["CalendarDate"];
            last_day: components["schemas"]["CalendarDate"];
            games: components["schemas"]["Count"];
            /** @description On courts that are not there */
            court_minutes: number;
            /** @description Who would not have their rest */
            teams: string[];
        };
        /** @description A change that was tried: one more court, kick-off or week for each matchday */
        ScheduleOffer: {
            /** @enum {string} */
            kind: "court" | "hour" | "week";
            /** @description Games that would still have no place */
            unplaced: components["schemas"]["Count"];
            court: components["schemas"]["ScheduleCourt"] | null;
            kickoff: components["schemas"]["KickOff"] | null;
            matchday_days: number | null;
        };
        SchedulePlan: {
            /** @description By time */
            games: components["schemas"]["PlannedGame"][];
            unplaced: components["schemas"]["UnplacedGame"][];
            gaps: components["schemas"]["ScheduleGap"][];
            offers: components["schemas"]["ScheduleOffer"][];
            /** @description What is asked of the venues, and what it costs */
            bookings: {
                count: components["schemas"]["Count"];
                price: components["schemas"]["Money"];
            };
        };
        /** @description A venue with its courts of the sport */
        ScheduleCourts: {
            venue: components["schemas"]["FixtureVenue"];
            courts: components["schemas"]["CourtRef"][];
        };
        PostponeMatchdayBody: {
            module: components["schemas"]["ModuleType"];
            stage_id: components["schemas"]["Id"];
            /** @description The round */
            matchday: components["schemas"]["Id"];
            /** @description The new day of its first game; the others keep their distance and all their time of the day */
            to: components["schemas"]["RequestDate"];
            reason: components["schemas"]["Reason"];
            /** @description Asks for the same courts on the new day; else there is no court yet */
            book_courts: boolean;
        };
        /**
         * @description ranking: by the results of the last year
         * @enum {string}
         */
        SeedingMethod: "manual" | "random" | "ranking";
        SeedStageBody: {
            module: components["schemas"]["ModuleType"];
            revision: components["schemas"]["PipelineRevision"];
            method: components["schemas"]["SeedingMethod"];
            /** @description Of manual: ids of teams, the strongest first */
            order?: components["schemas"]["Id"][];
            /** @description The teams that keep their place from now on; without: those that do already */
            locked?: components["schemas"]["Id"][];
            /** @description Of random: the same seed draws the same order */
            random_seed?: number;
        };
        ChangeStageBody: {
            module: components["schemas"]["ModuleType"];
            revision: components["schemas"]["PipelineRevision"];
        };
        /** @enum {string} */
        ApplicationDirection: "sent" | "received";
        /** @description Who did what when */
        ApplicationEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            action: "sent" | "accepted" | "rejected" | "waitlisted" | "withdrawn" | "expired";
            /** @description null: the account is gone */
            actor: components["schemas"]["UserRef"] | null;
            /** @description sent: the message; accepted, rejected: the note of the decision */
            note: string | null;
            at: components["schemas"]["Instant"];
        };
        WithdrawApplicationBody: {
            module: components["schemas"]["ModuleType"];
        };
        DecideApplicationBody: {
            module: components["schemas"]["ModuleType"];
            /**
             * @description waitlisted: of competition-entry alone
             * @enum {string}
             */
            decision: "accepted" | "rejected" | "waitlisted";
            note?: components["schemas"]["Note"];
        };
        Organization: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image: components["schemas"]["ImageOrNull"];
            images: components["schemas"]["Image"][];
            city: components["schemas"]["City"];
            description: string;
            /** @description The setting of this name: a phone number or an address to write to */
            public_contact: string | null;
            competitions_count: number;
            /** @description edit: profile, pictures and settings; manage_users; manage_competitions. All are false outside the module organization */
            permissions: components["schemas"]["Permissions"];
        };
        Address: components["schemas"]["OneLine"];
        CreateVenueBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image, the logo */
            image?: components["schemas"]["Id"] | null;
            /** @description The covers in order */
            images?: components["schemas"]["ImageIds"];
            city_id: components["schemas"]["Id"];
            address: components["schemas"]["Address"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            description?: components["schemas"]["Description"];
            phone_prefix?: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
            is_bookable?: boolean;
        };
        VenueStats: {
            today_bookings: number;
            /** @description Pending bookings */
            pending: number;
            occupancy_week_pct: number;
            income_week: components["schemas"]["Money"];
        };
        UpdateVenueBody: {
            module: components["schemas"]["ModuleType"];
            name?: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image, the logo */
            image?: components["schemas"]["Id"] | null;
            /** @description The covers in order */
            images?: components["schemas"]["ImageIds"];
            city_id?: components["schemas"]["Id"];
            address?: components["schemas"]["Address"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            description?: components["schemas"]["Description"];
            phone_prefix?: components["schemas"]["PhonePrefix"];
            phone_number?: components["schemas"]["PhoneNumber"];
            is_bookable?: boolean;
            slug?: components["schemas"]["Slug"];
            status?: components["schemas"]["PublicationStatus"];
        };
        /** @description Exactly one of weekday and date is set; no time slots means closed. */
        CourtScheduleInput: {
            weekday: components["schemas"]["Weekday"] | null;
            date: components["schemas"]["RequestDate"] | null;
            time_slot_ids: components["schemas"]["TimeSlotId"][];
        };
        /** @description For one slot, in whole Albanian lek (ALL) */
        Price: number;
        PriceRuleInput: {
            weekdays: components["schemas"]["Weekday"][];
            from_slot_id: components["schemas"]["TimeSlotId"];
            /** @description Included */
            to_slot_id: components["schemas"]["TimeSlotId"];
            price: components["schemas"]["Price"];
        };
        CreateCourtBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            sport_id: components["schemas"]["Id"];
            players_capacity: number;
            facilities: components["schemas"]["Facility"][];
            /** @description Replaces the whole list; a weekday or date without an entry has the default slots. */
            schedules?: components["schemas"]["CourtScheduleInput"][];
            price: components["schemas"]["Price"];
            is_public?: boolean;
            delayed_start?: components["schemas"]["DelayedStart"];
            /** @description Ids of time slots */
            default_slots: components["schemas"]["TimeSlotId"][];
            /** @description Replaces the whole list; the first match wins, else the price of the court. */
            price_rules?: components["schemas"]["PriceRuleInput"][];
            surface?: components["schemas"]["CourtSurface"] | null;
            /** @description Place in the list of courts from 0; the others move */
            position?: number;
        };
        UpdateCourtBody: {
            module: components["schemas"]["ModuleType"];
            name?: components["schemas"]["EntityName"];
            sport_id?: components["schemas"]["Id"];
            players_capacity?: number;
            facilities?: components["schemas"]["Facility"][];
            /** @description Replaces the whole list; a weekday or date without an entry has the default slots. */
            schedules?: components["schemas"]["CourtScheduleInput"][];
            price?: components["schemas"]["Price"];
            is_public?: boolean;
            delayed_start?: components["schemas"]["DelayedStart"];
            /** @description Ids of time slots */
            default_slots?: components["schemas"]["TimeSlotId"][];
            /** @description Replaces the whole list; the first match wins, else the price of the court. */
            price_rules?: components["schemas"]["PriceRuleInput"][];
            surface?: components["schemas"]["CourtSurface"] | null;
            /** @description Place in the list of courts from 0; the others move */
            position?: number;
        };
        /** @enum {string} */
        VenueRole: "owner" | "manager" | "staff";
        VenueUser: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["VenueRole"];
            /** @description When they were added */
            since: components["schemas"]["Instant"];
            /** @description At this moment, if they show it */
            is_online: boolean;
            /** @description change: the role; remove: also oneself. Neither for the last owner */
            permissions: components["schemas"]["Permissions"];
        };
        /** @description Either user_id or phone_number. */
        AddVenueUserBody: {
            module: components["schemas"]["ModuleType"];
            user_id?: components["schemas"]["Id"];
            /** @description +355 when it is missing */
            phone_prefix?: components["schemas"]["PhonePrefix"];
            phone_number?: components["schemas"]["PhoneNumber"];
            role: components["schemas"]["VenueRole"];
        };
        UpdateVenueUserBody: {
            module: components["schemas"]["ModuleType"];
            role: components["schemas"]["VenueRole"];
        };
        CalendarDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description Every slot that a court offers on this day; also the past ones */
            slots: components["schemas"]["CourtSlot"][];
        };
        /** @description Courts that are closed from one day to another, at some slots or all day. */
        Block: {
            id: components["schemas"]["Id"];
            court_ids: components["schemas"]["Id"][];
            date_from: components["schemas"]["CalendarDate"];
            /** @description Included */
            date_to: components["schemas"]["CalendarDate"];
            /** @description null is the whole day */
            time_slot_ids: components["schemas"]["TimeSlotId"][] | null;
            reason: string;
            created_by: components["schemas"]["UserRef"] | null;
            /** @description Players who were asked and have not answered yet */
            open_questions: components["schemas"]["Count"];
        };
        /** @description Either user_id or guest_name. */
        CreateVenueBookingBody: {
            module: components["schemas"]["ModuleType"];
            court_id: components["schemas"]["Id"];
            date: components["schemas"]["RequestDate"];
            time_slot_id: components["schemas"]["TimeSlotId"];
            slot_count: components["schemas"]["SlotCount"];
            weekly: boolean;
            /** @description Last day of a weekly booking; open when absent */
            ends_on?: components["schemas"]["RequestDate"];
            user_id?: components["schemas"]["Id"];
            guest_name?: components["schemas"]["EntityName"];
            guest_phone?: string;
            note?: components["schemas"]["Note"];
            overrides?: components["schemas"]["BookingOverride"][];
        };
        /** @enum {string} */
        BookingEventAction: "created" | "confirmed" | "declined" | "cancelled" | "moved" | "expired" | "noted" | "paid" | "unpaid" | "no-show" | "came" | "asked" | "handed-over";
        BookingPlace: {
            court_name: string;
            date: components["schemas"]["CalendarDate"];
            start: components["schemas"]["WallTime"];
        };
        BookingEvent: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["BookingEventAction"];
            at: components["schemas"]["Instant"];
            /** @description null is the system */
            by: components["schemas"]["UserRef"] | null;
            /** @description Where a moved booking stood before */
            from: components["schemas"]["BookingPlace"] | null;
            /** @description Whom it was handed over to */
            to: components["schemas"]["UserRef"] | null;
            reason: string | null;
        };
        UpdateVenueBookingBody: {
            module: components["schemas"]["ModuleType"];
            court_id?: components["schemas"]["Id"];
            date?: components["schemas"]["RequestDate"];
            time_slot_id?: components["schemas"]["TimeSlotId"];
            /**
             * @description When it moves
             * @default false
             */
            keep_price: boolean;
            note?: components["schemas"]["Note"] | null;
            is_paid?: boolean;
            /** @description Not before it starts */
            is_no_show?: boolean;
        };
        ConfirmVenueBookingBody: {
            module: components["schemas"]["ModuleType"];
        };
        BookingReason: components["schemas"]["ManyLines"];
        AnswerCompetitionBookingsBody: {
            module: components["schemas"]["ModuleType"];
            /** @enum {string} */
            decision: "confirm" | "decline";
            /** @description Without: all that wait */
            booking_ids?: components["schemas"]["Id"][];
            /** @description Of decline */
            reason?: components["schemas"]["BookingReason"];
        };
        CancelVenueBookingBody: {
            module: components["schemas"]["ModuleType"];
            reason: components["schemas"]["BookingReason"];
            /**
             * @description series: this session and the later ones
             * @enum {string}
             */
            scope: "session" | "series";
        };
        /** @enum {string} */
        ClosureAction: "move" | "cancel" | "ask";
        /** @description What happens to one booking in a closed time. */
        AffectedChoice: {
            booking_id: components["schemas"]["Id"];
            action: components["schemas"]["ClosureAction"];
            /** @description Of a move; the nearest free time when absent */
            to?: components["schemas"]["BookingPlaceTo"];
            /** @description What the player reads; that of the block when absent */
            reason?: components["schemas"]["BookingReason"];
        };
        CreateVenueBlockBody: {
            module: components["schemas"]["ModuleType"];
            court_ids: components["schemas"]["Id"][];
            date_from: components["schemas"]["RequestDate"];
            /** @description Included; at most 366 days in all */
            date_to: components["schemas"]["RequestDate"];
            time_slot_ids: components["schemas"]["TimeSlotId"][] | null;
            reason: components["schemas"]["BookingReason"];
            dry_run: boolean;
            /**
             * @description For bookings that affected does not name; cancel: with the reason of the block
             * @default refuse
             * @enum {string}
             */
            on_conflict: "refuse" | "cancel";
            affected?: components["schemas"]["AffectedChoice"][];
        };
        /** @description A booking in a time that is to be closed, as it stands now, and what can be done with it. */
        AffectedBooking: {
            booking: components["schemas"]["Booking"];
            /** @description Until when its player, asked now, could answer; null when nobody can be asked: a guest, or it starts too soon */
            ask_until: components["schemas"]["Instant"] | null;
            /** @description Free times near it, nearest first, at most six; the first ones of several bookings do not overlap */
            proposals: components["schemas"]["BookingProposal"][];
        };
        /** @description What became of a booking that a closed time hit. */
        ClosureOutcome: {
            /** @description As it stands now */
            booking: components["schemas"]["Booking"];
            /** @description What the venue chose */
            action: components["schemas"]["ClosureAction"];
            state: components["schemas"]["ClosureState"];
            reason: string;
            /** @description Where it stood */
            from: components["schemas"]["BookingPlace"];
            /** @description When the player was asked */
            answer_until: components["schemas"]["Instant"] | null;
            /** @description null while it waits for an answer */
            settled_at: components["schemas"]["Instant"] | null;
        };
        VenueFigures: {
            /** @description Confirmed ones */
            bookings: components["schemas"]["Count"];
            slots_offered: components["schemas"]["Count"];
            /** @description By confirmed and pending bookings */
            slots_taken: components["schemas"]["Count"];
            income_paid: components["schemas"]["Money"];
            /** @description Of confirmed bookings that are not paid, without no-shows */
            income_open: components["schemas"]["Money"];
            no_shows: components["schemas"]["Count"];
        };
        VenueDayFigures: {
            date: components["schemas"]["CalendarDate"];
            figures: components["schemas"]["VenueFigures"];
        };
        /** @enum {string} */
        ReviewDecision: "approve" | "reject";
        /** @description Read by the owners of the venue */
        DecisionReason: components["schemas"]["ManyLines"];
        ReviewVenueBody: {
            module: components["schemas"]["ModuleType"];
            decision: components["schemas"]["ReviewDecision"];
            /** @description That of the review as the super user saw it */
            revision: number;
            /** @description Required when rejecting */
            reason?: components["schemas"]["DecisionReason"];
        };
        /** @enum {string} */
        ChangedVenueStatus: "disabled" | "published";
        ChangeVenueStatusBody: {
            module: components["schemas"]["ModuleType"];
            status: components["schemas"]["ChangedVenueStatus"];
            reason: components["schemas"]["DecisionReason"];
        };
        /**
         * @description disabled, restored and reopened lead from published to disabled, from there back, and from there to draft; published is the way from draft without a review.
         * @enum {string}
         */
        VenueLogAction: "created" | "updated" | "court-added" | "court-updated" | "court-deleted" | "submitted" | "withdrawn" | "approved" | "rejected" | "published" | "disabled" | "restored" | "reopened";
        /**
         * @description Fields of a venue (up to status) and of a court; court stands for a whole court, its value is the name.
         * @enum {string}
         */
        VenueLogField: "name" | "slug" | "image" | "images" | "city" | "address" | "latitude" | "longitude" | "description" | "phone_prefix" | "phone_number" | "is_bookable" | "status" | "court" | "sport" | "players_capacity" | "facilities" | "price" | "is_public" | "delayed_start" | "default_slots" | "schedules" | "price_rules" | "surface" | "position";
        VenueLogCourt: {
            /** @description May be deleted by now */
            id: components["schemas"]["Id"];
            /** @description Its latest name */
            name: string;
        };
        /** @description before and after have the shape of the field in Venue and Court (schedules and price rules without ids), but city and sport are their names; null where there was or is none. */
        VenueLogChange: {
            field: components["schemas"]["VenueLogField"];
            /** @description null for a field of the venue */
            court: components["schemas"]["VenueLogCourt"] | null;
            before: unknown;
            after: unknown;
        };
        VenueLogEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description null when the account is deleted */
            actor: components["schemas"]["UserRef"] | null;
            action: components["schemas"]["VenueLogAction"];
            changes: components["schemas"]["VenueLogChange"][];
            reason: string | null;
        };
        /** @description One change for each field, from its value at the last review to that of now; fields that have their old value again are left out. */
        ChangesSinceReview: {
            decided_at: components["schemas"]["Instant"];
            decision: components["schemas"]["VenueReviewDecision"];
            changes: components["schemas"]["VenueLogChange"][];
        };
        FoundationYear: number;
        AverageAge: number;
        CreateTeamBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image, the logo */
            image?: components["schemas"]["Id"] | null;
            /** @description The covers in order */
            images?: components["schemas"]["ImageIds"];
            sport_id: components["schemas"]["Id"];
            city_id: components["schemas"]["Id"];
            description?: components["schemas"]["Description"];
            is_public?: boolean;
            foundation_year: components["schemas"]["FoundationYear"];
            gender?: components["schemas"]["TeamGender"] | null;
            average_age?: components["schemas"]["AverageAge"] | null;
            level?: components["schemas"]["TeamLevel"] | null;
        };
        UpdateTeamBody: {
            module: components["schemas"]["ModuleType"];
            name?: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image, the logo */
            image?: components["schemas"]["Id"] | null;
            /** @description The covers in order */
            images?: components["schemas"]["ImageIds"];
            city_id?: components["schemas"]["Id"];
            description?: components["schemas"]["Description"];
            is_public?: boolean;
            foundation_year?: components["schemas"]["FoundationYear"];
            gender?: components["schemas"]["TeamGender"] | null;
            average_age?: components["schemas"]["AverageAge"] | null;
            level?: components["schemas"]["TeamLevel"] | null;
            slug?: components["schemas"]["Slug"];
        };
        TeamRoles: components["schemas"]["TeamRole"][];
        JerseyNumber: number;
        AddTeamMemberBody: {
            module: components["schemas"]["ModuleType"];
            user_id: components["schemas"]["Id"];
            roles?: components["schemas"]["TeamRoles"];
            is_player?: boolean;
            /** @description Unique among the players of the team */
            jersey_number?: components["schemas"]["JerseyNumber"] | null;
            /** @description In words, e.g. goalkeeper */
            position?: components["schemas"]["Position"] | null;
        };
        UpdateTeamMemberBody: {
            module: components["schemas"]["ModuleType"];
            /** @description May be sent along but not changed */
            user_id?: components["schemas"]["Id"];
            roles?: components["schemas"]["TeamRoles"];
            is_player?: boolean;
            /** @description Unique among the players of the team */
            jersey_number?: components["schemas"]["JerseyNumber"] | null;
            /** @description In words, e.g. goalkeeper */
            position?: components["schemas"]["Position"] | null;
        };
        /**
         * @description A link may be passed on, so it makes nobody an admin.
         * @enum {string}
         */
        LinkRole: "coach" | "captain" | "manager";
        TeamInvitation: {
            id: components["schemas"]["Id"];
            phone_prefix: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
            roles: components["schemas"]["LinkRole"][];
            is_player: boolean;
            jersey_number: number | null;
            position: string | null;
            inviter: components["schemas"]["UserRef"];
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            /** @description Path from the root of the site, e.g. /app/team/kalaja-united?invitation=…; only for those who may make one */
            link?: string;
        };
        CreateTeamInvitationBody: {
            module: components["schemas"]["ModuleType"];
            /** @description +355 when it is missing */
            phone_prefix?: components["schemas"]["PhonePrefix"];
            phone_number: components["schemas"]["PhoneNumber"];
            roles?: components["schemas"]["LinkRole"][];
            is_player?: boolean;
            /** @description Unique among the players of the team */
            jersey_number?: components["schemas"]["JerseyNumber"] | null;
            position?: components["schemas"]["Position"] | null;
        };
        CreateOrganizationBody: {
            module: components["schemas"]["ModuleType"];
            name: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image, the logo */
            image?: components["schemas"]["Id"] | null;
            /** @description The covers in order */
            images?: components["schemas"]["ImageIds"];
            city_id: components["schemas"]["Id"];
            description?: components["schemas"]["Description"];
        };
        UpdateOrganizationBody: {
            module: components["schemas"]["ModuleType"];
            name?: components["schemas"]["EntityName"];
            /** @description Id of an uploaded image, the logo */
            image?: components["schemas"]["Id"] | null;
            /** @description The covers in order */
            images?: components["schemas"]["ImageIds"];
            city_id?: components["schemas"]["Id"];
            description?: components["schemas"]["Description"];
            slug?: components["schemas"]["Slug"];
        };
        /** @enum {string} */
        OrganizationRole: "owner" | "manager" | "referee";
        OrganizationUser: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["OrganizationRole"];
            /** @description When they were added */
            since: components["schemas"]["Instant"];
            /** @description At this moment, if they show it */
            is_online: boolean;
            /** @description uncompleted: they have not given their name yet */
            profile_status: components["schemas"]["ProfileStatus"];
            /** @description change: the role; remove: also oneself. Neither for the last owner */
            permissions: components["schemas"]["Permissions"];
        };
        /** @description Either user_id or phone_number. */
        AddOrganizationUserBody: {
            module: components["schemas"]["ModuleType"];
            user_id?: components["schemas"]["Id"];
            /** @description +355 when it is missing */
            phone_prefix?: components["schemas"]["PhonePrefix"];
            phone_number?: components["schemas"]["PhoneNumber"];
            role: components["schemas"]["OrganizationRole"];
        };
        UpdateOrganizationUserBody: {
            module: components["schemas"]["ModuleType"];
            role: components["schemas"]["OrganizationRole"];
        };
        /** @description What waits for the people who run its competitions */
        OrganizationToDo: {
            /** @description Applications to its competitions that are not decided */
            applications: components["schemas"]["Count"];
            results_to_confirm: components["schemas"]["Count"];
            /** @description Disputed results */
            disputed: components["schemas"]["Count"];
        };
        /** @description Applications to a competition that are not decided */
        WaitingApplications: {
            competition: components["schemas"]["CompetitionRef"];
            count: components["schemas"]["Count"];
        };
        /** @description The first of a table */
        TopOfTable: {
            competition: components["schemas"]["CompetitionRef"];
            stage_id: components["schemas"]["Id"];
            group: components["schemas"]["GroupRef"] | null;
            rows: components["schemas"]["StandingRow"][];
        };
        /** @description Random and unique for each browser session */
        ConnectionId: string;
        /** @description Current route path, timestamp and extra fields */
        RealtimeMetadata: {
            [key: string]: unknown;
        };
        SetOnlineBody: {
            module: components["schemas"]["ModuleType"];
            connection_id: components["schemas"]["ConnectionId"];
            metadata?: components["schemas"]["RealtimeMetadata"];
        };
        /** @enum {string} */
        PresenceStatus: "online" | "offline";
        SetOfflineBody: {
            module: components["schemas"]["ModuleType"];
            connection_id: components["schemas"]["ConnectionId"];
        };
        ReceiverIds: components["schemas"]["Id"][];
        /** @enum {string} */
        RealtimeEventType: "NewBookingAdded" | "EventCreationNotification" | "EventInvitationNotification";
        /** @description Ids only. NewBookingAdded takes booking_id; the two event notifications take event_id and either team_id or organization_id, in whose name they are sent. */
        RealtimeEventData: {
            booking_id?: components["schemas"]["Id"];
            event_id?: components["schemas"]["Id"];
            team_id?: components["schemas"]["Id"];
            organization_id?: components["schemas"]["Id"];
        };
        SendRealtimeEventBody: {
            module: components["schemas"]["ModuleType"];
            user_ids: components["schemas"]["ReceiverIds"];
            event_type: components["schemas"]["RealtimeEventType"];
            data: components["schemas"]["RealtimeEventData"];
        };
        /** @description e.g. fixture-12 */
        RoomId: string;
        JoinRoomBody: {
            module: components["schemas"]["ModuleType"];
            room_id: components["schemas"]["RoomId"];
            metadata?: components["schemas"]["RealtimeMetadata"];
        };
        LeaveRoomBody: {
            module: components["schemas"]["ModuleType"];
            room_id: components["schemas"]["RoomId"];
        };
        /** @enum {string} */
        PushPlatform: "web" | "ios" | "android";
        /** @description What the push service calls this device */
        PushToken: string;
        SavePushSubscriptionBody: {
            module: components["schemas"]["ModuleType"];
            device_id: components["schemas"]["DeviceId"];
            platform: components["schemas"]["PushPlatform"];
            token: components["schemas"]["PushToken"];
            locale: components["schemas"]["Locale"];
        };
    };
    responses: {
        /** @description No or no valid access token. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not allowed for this user and module. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or wrong; errors names each. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done too often; the message says when it may be done again (design §1). */
        TooMany: {
            headers: {
                /** @description Whole seconds until it may be done again */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The state of the record does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The active module. */
        Module: components["schemas"]["ModuleType"];
        Page: components["schemas"]["PageNumber"];
        PerPage: components["schemas"]["PageSize"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createFirebaseToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFirebaseTokenBody"];
            };
        };
        responses: {
            /** @description The token, for one sign-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            firebase_token: components["schemas"]["CustomToken"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getMe: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["LoggedUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            access_token: string;
                            user: components["schemas"]["LoggedUser"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutBody"];
            };
        };
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            /** @description e.g. +355 69 *** ** 01 */
                            phone_masked: string;
                            resend_in_s: components["schemas"]["ResendDelay"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    verifyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPhoneBody"];
            };
        };
        responses: {
            /** @description The number is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            access_token: string;
                            user: components["schemas"]["LoggedUser"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCodeBody"];
            };
        };
        responses: {
            /** @description Another code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            resend_in_s: components["schemas"]["ResendDelay"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description If the number has an account, a code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            resend_in_s: components["schemas"]["ResendDelay"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    setCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCredentialsBody"];
            };
        };
        responses: {
            /** @description The user, with a password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["LoggedUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProfileBody"];
            };
        };
        responses: {
            /** @description The user, with a completed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["LoggedUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    socialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSignInBody"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            access_token: string;
                            user: components["schemas"]["LoggedUser"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteAccount: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountBody"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadImageBody"];
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            image: components["schemas"]["Image"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listSports: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sports, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            sports: components["schemas"]["Sport"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listCities: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All cities, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            cities: components["schemas"]["City"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listTimeSlots: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All time slots, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            time_slots: components["schemas"]["TimeSlot"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    resolveSlug: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                slug: components["schemas"]["SlugInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record behind the slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            /** @enum {string} */
                            type: "venue" | "team" | "organization" | "competition" | "community";
                            id: components["schemas"]["Id"];
                            slug: string;
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listSettings: {
        parameters: {
            query: {
                /** @description Default: the settings of the app, and those of the signed-in user. */
                scope?: components["schemas"]["SettingScope"];
                /** @description The venue or organization; required with these scopes. */
                scope_id?: components["schemas"]["Id"];
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings of the scope, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            settings: components["schemas"]["Setting"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    bulkUpsertSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpsertSettingsBody"];
            };
        };
        responses: {
            /** @description The saved settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            settings: components["schemas"]["Setting"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the setting */
                key: components["schemas"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSettingBody"];
            };
        };
        responses: {
            /** @description The saved setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            setting: components["schemas"]["Setting"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listNotifications: {
        parameters: {
            query: {
                page?: components["schemas"]["PageNumber"];
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            notifications: components["schemas"]["Notification"][];
                            pagination: components["schemas"]["Pagination"];
                            unread_notifications_count: components["schemas"]["Count"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsReadBody"];
            };
        };
        responses: {
            /** @description The number of unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            unread_notifications_count: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationReadBody"];
            };
        };
        responses: {
            /** @description The number of unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            unread_notifications_count: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description At least three letters of a name, or a full phone number */
                keywords: components["schemas"]["UserKeywords"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten, by name; phone numbers are never answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            users: components["schemas"]["UserRef"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listVenues: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["schemas"]["PageNumber"];
                per_page?: components["schemas"]["PageSize"];
                sport_id?: components["schemas"]["Id"];
                /** @description Only the venues the user bookmarked; needs a signed-in user */
                bookmark?: boolean;
                /** @description Only venues where this slot is free on the date, or today */
                available_time_slot_id?: components["schemas"]["TimeSlotId"];
                date?: components["schemas"]["RequestDate"];
                keywords?: components["schemas"]["Keywords"];
                is_bookable?: boolean;
                /** @description Statuses other than published are for super users, or for the user's own venues */
                "status[]"?: components["schemas"]["PublicationStatus"][];
                city_id?: components["schemas"]["Id"];
                lat?: number;
                lng?: number;
                /** @description Needs lat and lng */
                radius_km?: number;
                /** @description Venues that have all of them */
                "facilities[]"?: components["schemas"]["Facility"][];
                price_max?: components["schemas"]["Money"];
                /** @description distance needs lat and lng; submitted: the longest-waiting first for super users, by name for others */
                sort?: components["schemas"]["VenueSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of venues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venues: components["schemas"]["Venue"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenue: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                slug: components["schemas"]["SlugInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venue: components["schemas"]["Venue"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueTimeSlot: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description Today when absent */
                date?: components["schemas"]["RequestDate"];
            };
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
                timeSlotId: components["schemas"]["TimeSlotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slot on each court. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            time_slot: components["schemas"]["TimeSlot"];
                            date: components["schemas"]["CalendarDate"];
                            courts: components["schemas"]["CourtSlot"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueAvailability: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                date: components["schemas"]["RequestDate"];
                sport_id?: components["schemas"]["Id"];
                court_id?: components["schemas"]["Id"];
                /** @description The state for a weekly booking */
                weekly?: boolean;
            };
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courts and their slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            date: components["schemas"]["CalendarDate"];
                            courts: components["schemas"]["CourtAvailability"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addVenueBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVenueBookmarkBody"];
            };
        };
        responses: {
            /** @description Bookmarked, also if it was before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    removeVenueBookmark: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not bookmarked, also if it was not before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listBookings: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description Past is what has ended and every unbooked one; both when absent */
                when?: "upcoming" | "past";
                "status[]"?: components["schemas"]["BookingStatus"][];
                weekly?: boolean;
                /** @description With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them */
                group?: "series";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            bookings: components["schemas"]["Booking"][];
                            /** @description Those of the page that group has made one; else empty */
                            series: components["schemas"]["BookingSeriesGroup"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingBody"];
            };
        };
        responses: {
            /** @description Booked; booking is the first session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                            series: components["schemas"]["BookingSeries"] | null;
                            sessions: components["schemas"]["Booking"][];
                            skipped_dates: components["schemas"]["CalendarDate"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    previewBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBookingBody"];
            };
        };
        responses: {
            /** @description Every session with its state and alternatives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["BookingPreview"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    createBookingHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingHoldBody"];
            };
        };
        responses: {
            /** @description The slot is held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            hold: components["schemas"]["BookingHold"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteBookingHold: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                holdId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold is released; also when it had ended, or a newer hold had replaced it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getBooking: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking; sessions is empty for a single one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                            series: components["schemas"]["BookingSeries"] | null;
                            sessions: components["schemas"]["Booking"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBookingBody"];
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingBody"];
            };
        };
        responses: {
            /** @description Cancelled; later sessions of a series stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    endBookingSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndBookingSeriesBody"];
            };
        };
        responses: {
            /** @description Ended; that and later sessions are unbooked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            series: components["schemas"]["BookingSeries"];
                            cancelled_count: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    answerClosure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerClosureBody"];
            };
        };
        responses: {
            /** @description The booking, moved or cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listHandovers: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offered bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            bookings: components["schemas"]["Booking"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    offerHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferHandoverBody"];
            };
        };
        responses: {
            /** @description The booking with its offer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelHandover: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, not offered any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    acceptHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerHandoverBody"];
            };
        };
        responses: {
            /** @description The booking, now of the receiver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    declineHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerHandoverBody"];
            };
        };
        responses: {
            /** @description The booking, which stays with the giver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listSlotWatches: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            watches: components["schemas"]["SlotWatch"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSlotWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSlotWatchBody"];
            };
        };
        responses: {
            /** @description The watch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            watch: components["schemas"]["SlotWatch"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteSlotWatch: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The watch */
                watchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watch is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listTeams: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                sportId?: components["schemas"]["Id"];
                /** @description Only the teams the user bookmarked; needs a signed-in user */
                bookmark?: boolean;
                keywords?: components["schemas"]["Keywords"];
                /** @description Only the teams the user is an admin of; needs a signed-in user */
                mine_as_admin?: boolean;
                /** @description Only the teams the user belongs to; needs a signed-in user */
                mine?: boolean;
                city_id?: components["schemas"]["Id"];
                level?: components["schemas"]["TeamLevel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of teams by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            teams: components["schemas"]["Team"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getTeam: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The team */
                slug: components["schemas"]["SlugInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team and its active members; those of a private team only for its own people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                            members: components["schemas"]["TeamMember"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addTeamBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTeamBookmarkBody"];
            };
        };
        responses: {
            /** @description Bookmarked, also if it was before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    removeTeamBookmark: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not bookmarked, also if it was not before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listTeamFixtures: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description upcoming when absent */
                when?: components["schemas"]["FixtureTime"];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games; upcoming ones soonest first, past ones latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            fixtures: components["schemas"]["Fixture"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getTeamStats: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first fifty of each, in the order of getCompetitionStats; each row is of this team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            scorers: components["schemas"]["ScorerRow"][];
                            cards: components["schemas"]["CardRow"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    joinTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinTeamBody"];
            };
        };
        responses: {
            /** @description The application, which the admins and managers of the team decide. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            application: components["schemas"]["Application"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    acceptTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMembershipBody"];
            };
        };
        responses: {
            /** @description The team as the user sees it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    declineTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMembershipBody"];
            };
        };
        responses: {
            /** @description The team as the user sees it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMembershipBody"];
            };
        };
        responses: {
            /** @description The team as the user sees it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getTeamInvitation: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The token of the link */
                token: components["schemas"]["InvitationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team that invites, and who made the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            invitation: components["schemas"]["TeamInvitationOffer"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    acceptTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link */
                token: components["schemas"]["InvitationToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMembershipBody"];
            };
        };
        responses: {
            /** @description The team as the user sees it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listCommunities: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                sport_id?: components["schemas"]["Id"];
                city_id?: components["schemas"]["Id"];
                keywords?: components["schemas"]["Keywords"];
                /** @description Only those the user belongs to or is invited to; needs a signed-in user */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of communities by name; with mine, invitations first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            communities: components["schemas"]["Community"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCommunity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommunityBody"];
            };
        };
        responses: {
            /** @description The new community. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            community: components["schemas"]["Community"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getCommunity: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            community: components["schemas"]["Community"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteCommunity: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommunityBody"];
            };
        };
        responses: {
            /** @description The changed community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            community: components["schemas"]["Community"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    joinCommunity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinCommunityBody"];
            };
        };
        responses: {
            /** @description The community as the user sees it now, and the application if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            community: components["schemas"]["Community"];
                            application: components["schemas"]["Application"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    leaveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityModuleBody"];
            };
        };
        responses: {
            /** @description Left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    transferCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCommunityBody"];
            };
        };
        responses: {
            /** @description The community with its new owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            community: components["schemas"]["Community"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    declineCommunityInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityModuleBody"];
            };
        };
        responses: {
            /** @description Declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    inviteToCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToCommunityBody"];
            };
        };
        responses: {
            /** @description The new invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            members: components["schemas"]["CommunityMember"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listCommunityMembers: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description active when absent */
                status?: components["schemas"]["CommunityMemberStatus"];
                keywords?: components["schemas"]["Keywords"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people: owner, admins, members, each by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            members: components["schemas"]["CommunityMember"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    removeCommunityMember: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The membership */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCommunityMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The membership */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommunityMemberBody"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            member: components["schemas"]["CommunityMember"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    banFromCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanFromCommunityBody"];
            };
        };
        responses: {
            /** @description The banned person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            member: components["schemas"]["CommunityMember"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listCommunityRequests: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description pending when absent */
                "status[]"?: components["schemas"]["ApplicationStatus"][];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            applications: components["schemas"]["Application"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listCommunityPosts: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description Only posts older than this one; pinned posts come with the first answer only */
                before?: components["schemas"]["Id"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pinned posts (all, newest first) and a part of the others, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            pinned: components["schemas"]["Post"][];
                            posts: components["schemas"]["Post"][];
                            /** @description The before of the next part; null: there is none */
                            next_before: components["schemas"]["Id"] | null;
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getFeedSources: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its sources, teams first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["FeedSources"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    setFeedSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFeedSourcesBody"];
            };
        };
        responses: {
            /** @description Its sources, teams first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["FeedSources"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePostBody"];
            };
        };
        responses: {
            /** @description The new post. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            post: components["schemas"]["Post"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getPost: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            post: components["schemas"]["Post"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deletePost: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePostBody"];
            };
        };
        responses: {
            /** @description The changed post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            post: components["schemas"]["Post"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityModuleBody"];
            };
        };
        responses: {
            /** @description The post; liked also if it was before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            post: components["schemas"]["Post"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    unlikePost: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post; not liked also if it was not before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            post: components["schemas"]["Post"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listComments: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            comments: components["schemas"]["Comment"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommentBody"];
            };
        };
        responses: {
            /** @description The new comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            comment: components["schemas"]["Comment"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteComment: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
                /** @description The comment */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    reportPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The post */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportPostBody"];
            };
        };
        responses: {
            /** @description Reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listReports: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of open reports, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            reports: components["schemas"]["Report"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community */
                communityId: components["schemas"]["Id"];
                /** @description The report */
                reportId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideReportBody"];
            };
        };
        responses: {
            /** @description Settled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                sport_id?: components["schemas"]["Id"];
                city_id?: components["schemas"]["Id"];
                owner_type?: components["schemas"]["EventOwnerType"];
                owner_id?: components["schemas"]["Id"];
                /** @description Announced in that community */
                community_id?: components["schemas"]["Id"];
                kind?: components["schemas"]["EventKind"];
                /** @description upcoming when absent */
                when?: components["schemas"]["EventTime"];
                /** @description Starting on or after that day */
                from?: components["schemas"]["RequestDate"];
                /** @description Starting on or before that day; not before from (422) */
                to?: components["schemas"]["RequestDate"];
                keywords?: components["schemas"]["Keywords"];
                /** @description Only those the user hosts, looks after, takes part in or is invited to; needs a signed-in user */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events; with mine, those that wait for an answer of the user first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            events: components["schemas"]["Event"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEventBody"];
            };
        };
        responses: {
            /** @description The new event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getEvent: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEventBody"];
            };
        };
        responses: {
            /** @description The changed event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelEventBody"];
            };
        };
        responses: {
            /** @description The cancelled event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    answerEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerEventBody"];
            };
        };
        responses: {
            /** @description The event as the user sees it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    inviteToEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToEventBody"];
            };
        };
        responses: {
            /** @description The new invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            participants: components["schemas"]["Participant"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listParticipants: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description going when absent */
                status?: components["schemas"]["ParticipantStatus"];
            };
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page: going in the order of their seats, host first; waitlisted by their turn; the others by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            participants: components["schemas"]["Participant"][];
                            pagination: components["schemas"]["Pagination"];
                            /** @description For who manages the event, else null */
                            money: components["schemas"]["EventMoney"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    removeParticipant: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
                /** @description The participant */
                participantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
                /** @description The participant */
                participantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateParticipantBody"];
            };
        };
        responses: {
            /** @description The changed participant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            participant: components["schemas"]["Participant"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    makeEventGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeEventGameBody"];
            };
        };
        responses: {
            /** @description The game. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    balanceEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceEventBody"];
            };
        };
        responses: {
            /** @description The game with its sides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getEventShareText: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description The language of the request when absent */
                locale?: "en" | "sq";
            };
            header?: never;
            path: {
                /** @description The event */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text and the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            share: components["schemas"]["EventShare"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listGames: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description upcoming when absent */
                when?: components["schemas"]["GameTime"];
                sport_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games: upcoming soonest first, past latest first after those that wait for the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            games: components["schemas"]["Game"][];
                            pagination: components["schemas"]["Pagination"];
                            /** @description Results that wait for the user: to be confirmed, or settled where they are disputed */
                            waiting_count: components["schemas"]["Count"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getGame: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game, the last five between the two teams, latest first, and how both did before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                            /** @description Its log, empty of a game that is not tracked */
                            events: components["schemas"]["GameEvent"][];
                            head_to_head: components["schemas"]["Fixture"][];
                            form: components["schemas"]["GameForm"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    moveGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveGameBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    enterResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterResultBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    confirmResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmResultBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    disputeResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeResultBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    declareWalkover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalkoverBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    reopenResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenResultBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    appointOfficial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointOfficialBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    removeOfficial: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
                /** @description The official */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    answerAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAppointmentBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    setLineup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
                /** @description The side of the team */
                side: components["schemas"]["GameSideKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLineupBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    claimTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimTrackingBody"];
            };
        };
        responses: {
            /** @description The game and its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                            /** @description Its log */
                            events: components["schemas"]["GameEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    releaseTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseTrackingBody"];
            };
        };
        responses: {
            /** @description The game and its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                            /** @description Its log */
                            events: components["schemas"]["GameEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    sendGameEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendGameEventsBody"];
            };
        };
        responses: {
            /** @description The game and its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                            /** @description Its log */
                            events: components["schemas"]["GameEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    voidGameEvent: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description Why */
                reason?: components["schemas"]["EventNote"];
            };
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
                /** @description The client_id of the entry */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game and its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                            /** @description Its log */
                            events: components["schemas"]["GameEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    completeGameEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
                /** @description The client_id of the entry */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteGameEventBody"];
            };
        };
        responses: {
            /** @description The game and its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                            /** @description Its log */
                            events: components["schemas"]["GameEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    followGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowGameBody"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    unfollowGame: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The game */
                gameId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            game: components["schemas"]["Game"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompetitions: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description With owner_type */
                owner_id?: components["schemas"]["Id"];
                /** @description With owner_id; base or organization */
                owner_type?: components["schemas"]["ModuleType"];
                sportId?: components["schemas"]["Id"];
                status?: components["schemas"]["PublicationStatus"];
                keywords?: components["schemas"]["Keywords"];
                phase?: components["schemas"]["CompetitionPhase"];
                city_id?: components["schemas"]["Id"];
                /** @description Only those the user follows; needs a signed-in user */
                followed?: boolean;
                /** @description Only those the user runs, or a team of theirs takes part in or has applied to; needs a signed-in user */
                mine?: boolean;
                /** @description Only those the team takes part in */
                team_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page: open for registration first, then ongoing and ready, then drafts, finished and cancelled; among them the next to start, of the last two the latest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competitions: components["schemas"]["Competition"][];
                            /** @description With team_id: where it stands in those competitions of the page that have a table in which it has played */
                            ranks: components["schemas"]["RankOfTeam"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompetitionBody"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompetition: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteCompetition: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompetitionBody"];
            };
        };
        responses: {
            /** @description The changed competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    copyCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyCompetitionBody"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    transitionCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransitionCompetitionBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    followCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowCompetitionBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    unfollowCompetition: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            competition: components["schemas"]["Competition"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompetitionTeams: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them: by seed, then by name; those that are out last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            teams: components["schemas"]["CompetitionTeam"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addCompetitionTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCompetitionTeamBody"];
            };
        };
        responses: {
            /** @description The team. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["CompetitionTeam"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCompetitionTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompetitionTeamBody"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["CompetitionTeam"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    applyToCompetition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyToCompetitionBody"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            application: components["schemas"]["Application"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listCompetitionApplications: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                "status[]"?: components["schemas"]["ApplicationStatus"][];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page: those that wait first, oldest first; the waiting list in its order; then the others, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            applications: components["schemas"]["Application"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompetitionFixtures: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                stage_id?: components["schemas"]["Id"];
                group_id?: components["schemas"]["Id"];
                /** @description The round */
                matchday?: components["schemas"]["Id"];
                team_id?: components["schemas"]["Id"];
                "status[]"?: components["schemas"]["GameStatus"][];
                /** @description The first day */
                from?: components["schemas"]["RequestDate"];
                /** @description The last day */
                to?: components["schemas"]["RequestDate"];
                /** @description starts_at when absent */
                sort?: components["schemas"]["FixtureOrder"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            fixtures: components["schemas"]["Fixture"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getStandings: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                stage_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table for each group of each round robin, in the order of the stages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            tables: components["schemas"]["StandingTable"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCompetitionStats: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first fifty of each. Who has scored most comes first, then who needed fewer games, then by name; of cards who has most red ones, then most yellow ones, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            scorers: components["schemas"]["ScorerRow"][];
                            cards: components["schemas"]["CardRow"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listTableGames: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description A round robin */
                stage_id: components["schemas"]["Id"];
                /** @description Its group, if it has several */
                group_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games, by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            rules: components["schemas"]["GameRules"];
                            games: components["schemas"]["TableGame"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getPipeline: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    savePipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePipelineBody"];
            };
        };
        responses: {
            /** @description The stages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    generateFixtures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
                /** @description The stage */
                stageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description The games with their times, what has no place and why, changes that would do, and the bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            schedule: components["schemas"]["SchedulePlan"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompetitionCourts: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By the name of the venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venues: components["schemas"]["ScheduleCourts"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    postponeMatchday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostponeMatchdayBody"];
            };
        };
        responses: {
            /** @description The games that were moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            fixtures: components["schemas"]["Fixture"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    seedStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
                /** @description The stage */
                stageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeedStageBody"];
            };
        };
        responses: {
            /** @description The stages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    startStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
                /** @description The stage */
                stageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStageBody"];
            };
        };
        responses: {
            /** @description The stages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    finishStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
                /** @description The stage */
                stageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStageBody"];
            };
        };
        responses: {
            /** @description The stages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    resetStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
                /** @description The stage */
                stageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStageBody"];
            };
        };
        responses: {
            /** @description The stages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getExplore: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                city_id?: components["schemas"]["Id"];
                sport_id?: components["schemas"]["Id"];
                /** @description Both or neither of lat and lng (422) */
                lat?: components["schemas"]["Latitude"];
                lng?: components["schemas"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most six of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            live_games: components["schemas"]["Game"][];
                            venues: components["schemas"]["Venue"][];
                            events: components["schemas"]["Event"][];
                            competitions: components["schemas"]["Competition"][];
                            communities: components["schemas"]["Community"][];
                            teams: components["schemas"]["Team"][];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listApplications: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                kind?: components["schemas"]["ApplicationKind"];
                "status[]"?: components["schemas"]["ApplicationStatus"][];
                /** @description sent when absent */
                direction?: components["schemas"]["ApplicationDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            applications: components["schemas"]["Application"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getApplication: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The application */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application and what happened to it, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            application: components["schemas"]["Application"];
                            history: components["schemas"]["ApplicationEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawApplicationBody"];
            };
        };
        responses: {
            /** @description The withdrawn application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            application: components["schemas"]["Application"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    decideApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideApplicationBody"];
            };
        };
        responses: {
            /** @description The decided application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            application: components["schemas"]["Application"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listOrganizations: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description Words of the name or of the city */
                keywords?: components["schemas"]["Keywords"];
                city_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of organizations, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            organizations: components["schemas"]["Organization"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getOrganization: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                slug: components["schemas"]["SlugInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            organization: components["schemas"]["Organization"];
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listManagedVenues: {
        parameters: {
            query: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of venues, in every publication status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venues: components["schemas"]["Venue"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createVenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVenueBody"];
            };
        };
        responses: {
            /** @description The new venue, a draft owned by the user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venue: components["schemas"]["Venue"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getManagedVenue: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue and its figures of today and this week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venue: components["schemas"]["Venue"];
                            users_count: number;
                            stats: components["schemas"]["VenueStats"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateVenue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVenueBody"];
            };
        };
        responses: {
            /** @description The changed venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venue: components["schemas"]["Venue"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteVenueImage: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The image */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image is detached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listCourts: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All courts by position, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            courts: components["schemas"]["Court"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createCourt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourtBody"];
            };
        };
        responses: {
            /** @description The new court. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            court: components["schemas"]["Court"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCourt: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The court */
                courtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The court. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            court: components["schemas"]["Court"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteCourt: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The court */
                courtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The court is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateCourt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The court */
                courtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCourtBody"];
            };
        };
        responses: {
            /** @description The changed court. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            court: components["schemas"]["Court"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listVenueUsers: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Owners, managers, staff; in each role the longest-serving first; never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            users: components["schemas"]["VenueUser"][];
                            /** @description add: may add users */
                            permissions: components["schemas"]["Permissions"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addVenueUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVenueUserBody"];
            };
        };
        responses: {
            /** @description The user, who is told and has a profile of the venue now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["VenueUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeVenueUser: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The user; everyone may remove themselves */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateVenueUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVenueUserBody"];
            };
        };
        responses: {
            /** @description The user in the new role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["VenueUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueCalendar: {
        parameters: {
            query: {
                /** @description First day */
                from: components["schemas"]["RequestDate"];
                /** @description Last day; at most seven days in all */
                to: components["schemas"]["RequestDate"];
                court_id?: components["schemas"]["Id"];
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every court with its slots of each day; what stands in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            /** @description In the order of the venue */
                            courts: components["schemas"]["CourtRef"][];
                            days: components["schemas"]["CalendarDay"][];
                            /** @description Those that hold or held a slot in these days: pending and confirmed */
                            bookings: components["schemas"]["Booking"][];
                            /** @description Those that concern these days */
                            blocks: components["schemas"]["Block"][];
                            /** @description book: may book for others; block: may close courts */
                            permissions: components["schemas"]["Permissions"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listVenueBookings: {
        parameters: {
            query: {
                "status[]"?: components["schemas"]["BookingStatus"][];
                from?: components["schemas"]["RequestDate"];
                to?: components["schemas"]["RequestDate"];
                court_id?: components["schemas"]["Id"];
                /** @description Name or phone of the booker, or the note */
                keywords?: components["schemas"]["Keywords"];
                /** @description With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them */
                group?: "series";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookings, soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            bookings: components["schemas"]["Booking"][];
                            /** @description Those of the page that group has made one; else empty */
                            series: components["schemas"]["BookingSeriesGroup"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createVenueBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVenueBookingBody"];
            };
        };
        responses: {
            /** @description The booking, confirmed at once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                            series: components["schemas"]["BookingSeries"] | null;
                            skipped_dates: components["schemas"]["CalendarDate"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueBooking: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, its series, and who did what to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                            series: components["schemas"]["BookingSeries"] | null;
                            /** @description Latest first */
                            history: components["schemas"]["BookingEvent"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateVenueBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVenueBookingBody"];
            };
        };
        responses: {
            /** @description The changed booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    confirmVenueBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmVenueBookingBody"];
            };
        };
        responses: {
            /** @description The confirmed booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    answerCompetitionBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The competition */
                competitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerCompetitionBookingsBody"];
            };
        };
        responses: {
            /** @description The bookings, soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            bookings: components["schemas"]["Booking"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    cancelVenueBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The booking */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelVenueBookingBody"];
            };
        };
        responses: {
            /** @description The cancelled booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            booking: components["schemas"]["Booking"];
                            cancelled_count: components["schemas"]["Count"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    createVenueBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVenueBlockBody"];
            };
        };
        responses: {
            /** @description What it hits; the block, unless it was a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            block: components["schemas"]["Block"] | null;
                            /** @description Soonest first */
                            affected: components["schemas"]["AffectedBooking"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueBlock: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The block */
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block, and an entry per booking it hit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            block: components["schemas"]["Block"];
                            /** @description Those that still wait for an answer first, then by their former start */
                            outcomes: components["schemas"]["ClosureOutcome"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteVenueBlock: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
                /** @description The block */
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueFigures: {
        parameters: {
            query: {
                /** @description Any day of the week, which starts on Monday; this week when absent */
                from?: components["schemas"]["RequestDate"];
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The venue */
                venueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each day of the week, the same sums for the week before, and what is next today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            days: components["schemas"]["VenueDayFigures"][];
                            week: components["schemas"]["VenueFigures"];
                            week_before: components["schemas"]["VenueFigures"];
                            /** @description The next confirmed bookings of today, at most five */
                            next: components["schemas"]["Booking"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    reviewVenue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewVenueBody"];
            };
        };
        responses: {
            /** @description The venue, published or a draft again; its owners are told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venue: components["schemas"]["Venue"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    changeVenueStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The venue */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeVenueStatusBody"];
            };
        };
        responses: {
            /** @description The venue in the new status; its owners are told the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            venue: components["schemas"]["Venue"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getVenueLog: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description The venue */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first, and all that changed since the last review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            entries: components["schemas"]["VenueLogEntry"][];
                            /** @description null before the first review */
                            since_review: components["schemas"]["ChangesSinceReview"] | null;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamBody"];
            };
        };
        responses: {
            /** @description The new team; the user is its admin. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getManagedTeam: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The team */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team and all members, including invited ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                            members: components["schemas"]["TeamMember"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamBody"];
            };
        };
        responses: {
            /** @description The changed team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            team: components["schemas"]["Team"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteTeamImage: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The image */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image is detached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTeamMemberBody"];
            };
        };
        responses: {
            /** @description The invited member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            member: components["schemas"]["TeamMember"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTeamMember: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
                /** @description The membership */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
                /** @description The membership */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamMemberBody"];
            };
        };
        responses: {
            /** @description The changed member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            member: components["schemas"]["TeamMember"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    listTeamMembers: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description Invited and active ones when absent */
                "status[]"?: components["schemas"]["TeamMemberStatus"][];
                /** @description Only members whose profile is so */
                profile?: components["schemas"]["ProfileStatus"];
                /** @description Begins a word of the name */
                keywords?: components["schemas"]["Keywords"];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members, admins first, and open invitation links (where invited ones are asked for, and no profile). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            members: components["schemas"]["TeamMember"][];
                            invitations: components["schemas"]["TeamInvitation"][];
                            /** @description add: a member; invite: by link; grant_admin: the role admin */
                            permissions: components["schemas"]["Permissions"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listTeamApplications: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
                /** @description All when absent */
                "status[]"?: components["schemas"]["ApplicationStatus"][];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            applications: components["schemas"]["Application"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createTeamInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamInvitationBody"];
            };
        };
        responses: {
            /** @description The invitation with its link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            invitation: components["schemas"]["TeamInvitation"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteTeamInvitation: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The team */
                teamId: components["schemas"]["Id"];
                /** @description The invitation */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link no longer works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganizationBody"];
            };
        };
        responses: {
            /** @description The new organization, owned by the user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            organization: components["schemas"]["Organization"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getManagedOrganization: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The organization */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            organization: components["schemas"]["Organization"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationBody"];
            };
        };
        responses: {
            /** @description The changed organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            organization: components["schemas"]["Organization"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteOrganizationImage: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The image */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image is detached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOrganizationUsers: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
                /** @description Only those whose own profile is completed or not (ENT-215) */
                profile?: components["schemas"]["ProfileStatus"];
            };
            header?: never;
            path: {
                /** @description The organization */
                organizationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Owners, managers, referees; in each role the longest-serving first; never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            users: components["schemas"]["OrganizationUser"][];
                            /** @description add: may add users */
                            permissions: components["schemas"]["Permissions"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization */
                organizationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOrganizationUserBody"];
            };
        };
        responses: {
            /** @description The user, who is told and has a profile of the organization now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["OrganizationUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeOrganizationUser: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The organization */
                organizationId: components["schemas"]["Id"];
                /** @description The user; everyone may remove themselves */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    updateOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization */
                organizationId: components["schemas"]["Id"];
                /** @description The user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationUserBody"];
            };
        };
        responses: {
            /** @description The user in the new role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            user: components["schemas"]["OrganizationUser"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
        };
    };
    getOrganizationDashboard: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The organization */
                organizationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, games and tables. Who decides sees the games of its competitions, a referee those that are assigned to them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            /** @description Null for referees, who decide none of it */
                            todo: components["schemas"]["OrganizationToDo"] | null;
                            /** @description Competitions to which applications wait; empty for referees */
                            waiting: components["schemas"]["WaitingApplications"][];
                            /** @description The next matchday of each of its competitions; of a referee the next five games */
                            next_fixtures: components["schemas"]["Fixture"][];
                            live: components["schemas"]["Fixture"][];
                            /** @description Of the competitions that are on, each of its latest stage; empty for referees */
                            tables: components["schemas"]["TopOfTable"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    setOnline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOnlineBody"];
            };
        };
        responses: {
            /** @description The user's new presence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            status: components["schemas"]["PresenceStatus"];
                            connection_id: components["schemas"]["ConnectionId"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    setOffline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOfflineBody"];
            };
        };
        responses: {
            /** @description The user's new presence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            status: components["schemas"]["PresenceStatus"];
                            connection_id: components["schemas"]["ConnectionId"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getUserStatus: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's presence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            status: components["schemas"]["PresenceStatus"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    sendRealtimeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendRealtimeEventBody"];
            };
        };
        responses: {
            /** @description The number of users it was delivered to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            delivered: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    joinRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRoomBody"];
            };
        };
        responses: {
            /** @description The room and the ids of the users in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: {
                            room_id: components["schemas"]["RoomId"];
                            members: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    leaveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRoomBody"];
            };
        };
        responses: {
            /** @description The room is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePushSubscriptionBody"];
            };
        };
        responses: {
            /** @description This device is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query: {
                /** @description The active module. */
                module: components["parameters"]["Module"];
            };
            header?: never;
            path: {
                /** @description The device */
                device_id: components["schemas"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This device is not subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        errors: components["schemas"]["NoErrors"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
}
